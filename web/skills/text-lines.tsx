import { t } from '../i18n/index.ts';
import { VisibleText } from '../parts/visible-text.tsx';

interface TextLinesProps {
  readonly name: string;
  /** Names the lines, for `showLine`. */
  readonly path: string;
  readonly text: string;
  readonly flagged?: readonly number[];
}

/** Text of others as numbered lines, nothing of it rendered. It scrolls by itself, so the keyboard can enter it. */
export function TextLines({ name, path, text, flagged = [] }: TextLinesProps) {
  const lines = text.replace(/\n$/, '').split(/\r\n?|\n/);
  if (text.trim() === '') return <p class="hint">{t().skills.empty_text}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section class="text-lines" tabIndex={0} aria-label={t().skills.text_of(name)}>
      <ol>
        {lines.map((line, index) => (
          <li
            key={index}
            id={lineId(path, index + 1)}
            {...(flagged.includes(index + 1) && { 'data-flagged': '' })}
          >
            <VisibleText text={line} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Scrolls a line into view within its own box and the page. */
export function showLine(path: string, line: number): void {
  const item = document.getElementById(lineId(path, line));
  item?.scrollIntoView({ block: 'center' });
  item?.closest<HTMLElement>('.text-lines')?.focus({ preventScroll: true });
}

function lineId(path: string, line: number): string {
  return `line-${path}-${line}`;
}
