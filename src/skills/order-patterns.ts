/**
 * A phrase by which a text tries to take over a model: its parts follow each other within one sentence, each at
 * most `gap` characters after the one before.
 */
interface Order {
  readonly parts: readonly RegExp[];
  readonly gap: number;
}

const NOT_IN_WORD = '(?<![\\p{L}\\p{N}])';
const NOT_GOING_ON = '(?![\\p{L}\\p{N}])';
const words = (list: string): RegExp => new RegExp(`${NOT_IN_WORD}(?:${list})${NOT_GOING_ON}`, 'gu');
const stems = (list: string): RegExp => new RegExp(`${NOT_IN_WORD}(?:${list})`, 'gu');
const pieces = (list: string): RegExp => new RegExp(`(?:${list})`, 'gu');

const ORDERS: readonly Order[] = [
  // English
  {
    gap: 30,
    parts: [
      words('ignore|disregard|forget|override|bypass|discard|do not (?:follow|obey)'),
      words('previous|prior|above|earlier|preceding|existing|former|all|any|every|your|system'),
      words(
        'instructions?|prompts?|rules?|directions?|directives?|guidelines?|messages?|context|commands?|policy|policies|safety',
      ),
    ],
  },
  {
    gap: 20,
    parts: [
      words('(?:ignore|disregard|forget) (?:everything|all|anything)'),
      words('above|before|previous|prior|told|said'),
    ],
  },
  { gap: 0, parts: [words('ignore (?:the )?(?:previous|prior|above)')] },
  {
    gap: 12,
    parts: [
      words("do not|don't|don’t|never|without"),
      words(
        'tell|telling|mention|mentioning|inform|informing|reveal|revealing|ask|asking|show|showing|notify|notifying',
      ),
      words('user|person|human'),
    ],
  },
  {
    gap: 0,
    parts: [/(?<![\p{L}\p{N}])(?:new|updated|real|actual) (?:system )?(?:instructions?|prompt) ?:/gu],
  },
  {
    gap: 40,
    parts: [words('you are (?:now|no longer)'), words('bound|restricted|mode|assistant|dan|jailbroken')],
  },
  // Korean
  {
    gap: 14,
    parts: [
      pieces('이전|위의|위에|앞의|앞서|앞선|기존|지금까지|모든|상기|시스템'),
      pieces('지시|지침|명령|규칙|프롬프트|설정|안내|메시지'),
      pieces('무시|잊어|잊고|잊으|따르지|버리|버려|폐기'),
    ],
  },
  {
    gap: 14,
    parts: [pieces('(?:사용자|유저|사람)(?:에게|한테)'), pieces('알리지|말하지|보여주지|묻지|언급하지')],
  },
  // Japanese
  {
    gap: 12,
    parts: [
      pieces('以前|これまで|上記|上の|前の|先の|すべて|全て|システム'),
      pieces('指示|命令|プロンプト|ルール|規則|設定'),
      pieces('無視|忘れ|従わ|破棄'),
    ],
  },
  // Chinese
  {
    gap: 12,
    parts: [
      pieces('忽略|无视|無視|忘记|忘記|不要遵守|不要理会|丢弃|绕过'),
      pieces('之前|以上|上述|先前|前面|此前|所有|一切|系统|系統'),
      pieces('指令|指示|提示|规则|規則|命令|说明|說明|要求'),
    ],
  },
  // Spanish, Portuguese, French, Italian
  {
    gap: 25,
    parts: [
      words(
        'ignora|ignore|ignorez|ignorar|ignorate|olvida|olvide|esquece|esqueça|oubliez|oublie|dimentica|descarta|desconsidere',
      ),
      words(
        'instrucciones|instruções|instructions|istruzioni|consignes|órdenes|ordens|reglas|regras|règles|regole|prompt',
      ),
    ],
  },
  // German
  {
    gap: 30,
    parts: [
      words('ignoriere?|ignorieren|vergiss|vergessen|missachten?'),
      stems('anweisung|vorgaben|regeln|befehle|instruktionen|prompt'),
    ],
  },
  // Russian, Ukrainian
  {
    gap: 25,
    parts: [
      words('игнорируй|игнорируйте|проигнорируй|забудь|забудьте|ігноруй|ігноруйте'),
      stems('инструкци|указани|правил|команд|інструкці|вказівк'),
    ],
  },
];

const SENTENCE_END = /[.!?。]/u;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/**
 * The indexes of the lines on which such a phrase starts. Compared in NFKC and lower case, without invisible
 * characters and with a line break as a space, so that a break in the middle hides nothing. Time grows with the
 * text's length only: of the parts before, the nearest is the only one that has to be looked at.
 */
export function findOrders(lines: readonly string[]): number[] {
  const folded = foldLines(lines);
  const found = new Set<number>();
  for (const order of ORDERS) {
    for (const start of phraseStarts(folded.text, order)) found.add(lineOf(start, folded.starts));
  }
  return [...found].sort((a, b) => a - b);
}

interface Span {
  /** Where the phrase starts of which this is the last part so far. */
  readonly phrase: number;
  readonly end: number;
}

function phraseStarts(text: string, { parts, gap }: Order): number[] {
  let before: readonly Span[] | null = null;
  for (const part of parts) {
    const spans: Span[] = [];
    let next = 0;
    for (const match of text.matchAll(part)) {
      const end = match.index + match[0].length;
      if (before === null) {
        spans.push({ phrase: match.index, end });
        continue;
      }
      while (next < before.length && (before[next]?.end ?? 0) <= match.index) next += 1;
      const nearest = before[next - 1];
      if (nearest === undefined || match.index - nearest.end > gap + 2) continue;
      if (SENTENCE_END.test(text.slice(nearest.end, match.index))) continue;
      spans.push({ phrase: nearest.phrase, end });
    }
    if (spans.length === 0) return [];
    before = spans;
  }
  return (before ?? []).map(({ phrase }) => phrase);
}

function foldLines(lines: readonly string[]): { readonly text: string; readonly starts: readonly number[] } {
  const starts: number[] = [];
  const folded: string[] = [];
  let length = 0;
  for (const line of lines) {
    const isPlain = /^[\t\x20-\x7e]*$/u.test(line);
    const visible = isPlain
      ? line
      : line.normalize('NFKC').replace(INVISIBLE, (character) => (character === '\t' ? ' ' : ''));
    const text = `${visible.toLowerCase().replace(/\s+/gu, ' ').trim()} `;
    starts.push(length);
    folded.push(text);
    length += text.length;
  }
  return { text: folded.join(''), starts };
}

/** The last line that starts at or before `offset`. */
function lineOf(offset: number, starts: readonly number[]): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
