import { t } from '../i18n/index.ts';
import { VisibleText } from '../parts/visible-text.tsx';
import { type DiffLine, diffLines, foldSame } from './line-diff.ts';
import type { Content } from './skills-state.ts';

/** One part of a skill in two revisions: a field, or a file. Undefined where it is not there, null where it is not text. */
interface Part {
  readonly name: string;
  readonly before: string | null | undefined;
  readonly after: string | null | undefined;
}

/** What changed between two revisions, part by part, line by line. */
export function RevisionDiff({ before, after }: { readonly before: Content; readonly after: Content }) {
  const words = t().skills;
  const parts = changedParts(before, after);
  return (
    <section class="diff" aria-label={words.diff_of(before.number, after.number)}>
      {parts.length === 0 && <p class="hint">{words.no_diff}</p>}
      {parts.map((part) => (
        <PartDiff key={part.name} part={part} />
      ))}
    </section>
  );
}

function PartDiff({ part }: { readonly part: Part }) {
  const words = t().skills;
  const { name, before, after } = part;
  const what =
    before === undefined ? words.file_added : after === undefined ? words.file_removed : words.file_changed;
  const lines = before === null || after === null ? null : diffLines(before ?? '', after ?? '');
  const count = (kind: DiffLine['kind']): number => lines?.filter((line) => line.kind === kind).length ?? 0;
  return (
    <div class="diff-part">
      <h4>
        <code>
          <VisibleText text={name} />
        </code>{' '}
        <span class="faint small">
          {what}
          {lines && ` · ${words.lines(count('added'), count('removed'))}`}
        </span>
      </h4>
      {lines ? <Lines lines={lines} name={name} /> : <p class="hint">{words.diff_only_bytes}</p>}
    </div>
  );
}

function Lines({ lines, name }: { readonly lines: readonly DiffLine[]; readonly name: string }) {
  const words = t().skills;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section class="diff-lines" tabIndex={0} aria-label={words.changes_in(name)}>
      <ol>
        {foldSame(lines).map((line, index) =>
          line.kind === 'gap' ? (
            <li key={index} class="diff-gap">
              {words.gap(line.count)}
            </li>
          ) : (
            <li key={index} data-kind={line.kind}>
              <span class="diff-number" aria-hidden="true">
                {line.number}
              </span>
              <span class="diff-sign" aria-hidden="true">
                {line.kind === 'added' ? '+' : line.kind === 'removed' ? '−' : ''}
              </span>
              {line.kind !== 'same' && <span class="visually-hidden">{words[line.kind]}: </span>}
              <span class="diff-text">
                <VisibleText text={line.text} />
              </span>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}

function changedParts(before: Content, after: Content): readonly Part[] {
  const words = t().skills;
  const fields = [
    { name: words.name_field, before: before.name, after: after.name },
    { name: words.description_field, before: before.description, after: after.description },
    { name: words.instructions, before: before.instructions, after: after.instructions },
  ].filter((field) => field.before !== field.after);
  const paths = [...new Set([...before.components, ...after.components].map(({ path }) => path))].sort();
  const files = paths.flatMap((path): Part[] => {
    const old = before.components.find((component) => component.path === path);
    const now = after.components.find((component) => component.path === path);
    if (old?.sha256 === now?.sha256) return [];
    return [{ name: path, before: old && (old.text ?? null), after: now && (now.text ?? null) }];
  });
  return [...fields, ...files];
}
