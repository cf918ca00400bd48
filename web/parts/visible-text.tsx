/** What a reader does not see and a model may obey: controls, zero-width, direction and tag characters, line separators. */
const UNSEEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]|\p{Surrogate}/gu;

/** Text of others as text, with each unseen character shown by its number, so that nothing can hide or reorder it. */
export function VisibleText({ text }: { readonly text: string }) {
  const pieces = [];
  let at = 0;
  for (const { 0: character, index } of text.matchAll(UNSEEN)) {
    if (index > at) pieces.push(text.slice(at, index));
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    pieces.push(
      <span key={index} class="unseen">
        U+{code}
      </span>,
    );
    at = index + character.length;
  }
  pieces.push(text.slice(at));
  return <>{pieces}</>;
}
