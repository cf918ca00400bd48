/**
 * Characters that a reader never sees and a model may obey: C0 and C1 controls, zero-width and word joiners,
 * bidi embeddings, overrides and isolates, tag characters, variation selectors supplement, interlinear
 * annotation, soft hyphen, BOM, and lone surrogates. Zero-width joiners inside emoji go too.
 */
const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** One line of third-party text made safe to show: no invisible characters, white space collapsed and trimmed. */
export function cleanText(raw: string): string {
  return stripInvisible(raw).replace(/\s+/gu, ' ').trim();
}

/** The same, but line breaks and tabs stay. */
export function stripInvisible(raw: string): string {
  return raw.replace(INVISIBLE, '').replace(LONE_SURROGATE, '\ufffd');
}

/** At most `limit` UTF-16 code units, cut with an ellipsis and never inside a surrogate pair. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let end = Math.max(0, limit - 1);
  const last = text.charCodeAt(end - 1);
  if (last >= 0xd800 && last <= 0xdbff) end -= 1;
  return `${text.slice(0, end)}…`;
}
