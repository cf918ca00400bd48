/**
 * Phrases by which a text tries to take over a model, in eleven languages. Matched on folded text (NFKC, lower case,
 * invisible characters gone, any white space one space), so that a break in the middle does not hide one. Gaps are
 * bounded, so no pattern is slow on any text.
 */
export const ORDER_PATTERNS: readonly RegExp[] = [
  // English
  /\b(?:ignore|disregard|forget|override|bypass|discard|do not (?:follow|obey))\b[^.!?]{0,30}\b(?:previous|prior|above|earlier|preceding|existing|former|all|any|every|your|the system|system)\b[^.!?]{0,30}\b(?:instructions?|prompts?|rules?|directions?|directives?|guidelines?|messages?|context|commands?|policy|policies|safety)\b/gu,
  /\b(?:ignore|disregard|forget) (?:everything|all|anything)\b[^.!?]{0,20}\b(?:above|before|previous|prior|told|said)\b/gu,
  /\bignore (?:the )?(?:previous|prior|above)\b/gu,
  /\b(?:do not|don't|never|without)\b[^.!?]{0,12}\b(?:tell|telling|mention|mentioning|inform|informing|reveal|revealing|ask|asking|show|showing)\b[^.!?]{0,12}\b(?:the )?(?:user|person|human)\b/gu,
  /\b(?:new|updated|real|actual) (?:system )?(?:instructions?|prompt)\s*:/gu,
  /\byou are (?:now|no longer)\b[^.!?]{0,40}\b(?:an?|the|bound|restricted|mode|assistant|dan)\b/gu,
  // Korean
  /(?:이전|위|앞|기존|지금까지|모든|앞선|상기|시스템)[^.!?]{0,14}(?:지시|지침|명령|규칙|프롬프트|설정|안내|메시지)[^.!?]{0,14}(?:무시|잊|따르지|버리|폐기)/gu,
  /(?:사용자|유저|사람)(?:에게|한테)[^.!?]{0,14}(?:알리지|말하지|보여주지|묻지|언급하지)/gu,
  // Japanese
  /(?:以前|これまで|上記|上の|前の|先の|すべて|全て|システム)[^。!?]{0,12}(?:指示|命令|プロンプト|ルール|規則|設定)[^。!?]{0,10}(?:無視|忘れ|従わ|破棄)/gu,
  // Chinese
  /(?:忽略|无视|無視|忘记|忘記|不要遵守|不要理会|丢弃|绕过)[^。!?]{0,12}(?:之前|以上|上述|先前|前面|此前|所有|一切|系统|系統)[^。!?]{0,10}(?:指令|指示|提示|规则|規則|命令|说明|說明|要求)/gu,
  // Spanish, Portuguese, French, Italian
  /\b(?:ignora|ignore|ignorez|ignorar|ignorate|olvida|olvide|esquece|esqueca|esqueça|oubliez|oublie|dimentica|descarta|desconsidere)\b[^.!?]{0,25}\b(?:instrucciones|instruções|instrucoes|instructions|istruzioni|consignes|órdenes|ordens|reglas|regras|règles|regole|prompt)\b/gu,
  // German
  /\b(?:ignorier|ignoriere|ignorieren|vergiss|vergessen|missachte|missachten)\b[^.!?]{0,30}(?:anweisung|anweisungen|vorgaben|regeln|befehle|instruktionen|prompt)/gu,
  // Russian, Ukrainian
  /(?:игнорируй|игнорируйте|проигнорируй|забудь|забудьте|ігноруй|ігноруйте|забудьте)[^.!?]{0,25}(?:инструкци|указани|правил|команд|інструкці|вказівк)/gu,
];

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

/** The folded text, and for each of its UTF-16 units the index of the line it came from. */
export function foldWithLines(lines: readonly string[]): {
  readonly text: string;
  readonly line_at: readonly number[];
} {
  let text = '';
  const lineAt: number[] = [];
  const push = (part: string, line: number): void => {
    for (let unit = 0; unit < part.length; unit += 1) lineAt.push(line);
    text += part;
  };
  for (const [index, line] of lines.entries()) {
    // Composed first, so that a syllable of loose jamo or a letter with a loose accent folds as the letter it is.
    for (const character of line.normalize('NFKC')) {
      if (/\s/u.test(character)) {
        if (!text.endsWith(' ')) push(' ', index);
      } else if (!INVISIBLE.test(character)) {
        push(character.toLowerCase(), index);
      }
    }
    if (!text.endsWith(' ')) push(' ', index);
  }
  return { text, line_at: lineAt };
}
