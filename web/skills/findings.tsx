import { t } from '../i18n/index.ts';
import { VisibleText } from '../parts/visible-text.tsx';
import { Icon } from '../pictures/icons.tsx';
import type { Content } from './skills-state.ts';
import { showLine } from './text-lines.tsx';

type Finding = Content['warnings'][number];

const SHOWN = 240;

/** What was found in the text, each with its place and the line itself, escaped. */
export function Findings({ content }: { readonly content: Content }) {
  const words = t().skills;
  return (
    <section class="section" aria-labelledby="findings-title">
      <div class="section-head">
        <h2 id="findings-title">{words.findings}</h2>
        {content.warnings.length > 0 && <p>{words.findings_lede}</p>}
      </div>
      {content.warnings.length === 0 ? (
        <p class="good-line">
          <Icon name="check" size={16} />
          {words.no_findings}
        </p>
      ) : (
        <ul class="findings">
          {content.warnings.map((finding) => (
            <FindingRow
              key={`${finding.path}:${finding.line}:${finding.code}`}
              finding={finding}
              line={lineOf(content, finding)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function FindingRow({ finding, line }: { readonly finding: Finding; readonly line: string }) {
  const words = t().skills;
  const said = words.finding[finding.code];
  return (
    <li data-severity={finding.severity}>
      <Icon name={finding.severity === 'info' ? 'info' : 'warn'} size={16} />
      <div>
        <p>
          <span class="visually-hidden">{words.severity[finding.severity]}: </span>
          {said ?? <span lang="en">{finding.message}</span>}
        </p>
        <p class="finding-place">
          <code>{finding.code}</code>
          {finding.path === 'instructions' && finding.line > 0 ? (
            <button type="button" class="text-button" onClick={() => showLine(finding.path, finding.line)}>
              {words.place(words.instructions, finding.line)}
            </button>
          ) : (
            <span>{finding.path === 'description' ? words.description_field : finding.path}</span>
          )}
        </p>
        {line !== '' && (
          <p class="finding-line">
            <VisibleText text={line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line} />
          </p>
        )}
      </div>
    </li>
  );
}

function lineOf({ instructions, description }: Content, { path, line }: Finding): string {
  if (path === 'description') return description;
  return path === 'instructions' ? (instructions.split(/\r\n?|\n/)[line - 1] ?? '') : '';
}
