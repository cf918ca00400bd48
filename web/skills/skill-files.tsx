import { t } from '../i18n/index.ts';
import { VisibleText } from '../parts/visible-text.tsx';
import { bytesText } from '../state/time-text.ts';
import type { Content } from './skills-state.ts';
import { TextLines } from './text-lines.tsx';

/** The other files of a revision; each opens to its text. */
export function SkillFiles({ components }: { readonly components: Content['components'] }) {
  const words = t().skills;
  return (
    <section class="section" aria-labelledby="files-title">
      <h2 id="files-title">{words.files}</h2>
      {components.length === 0 && <p class="hint">{words.no_files}</p>}
      <ul class="file-list">
        {components.map(({ component_id, path, kind, size, text }) => (
          <li key={component_id}>
            <details>
              <summary>
                <code class="file-path">
                  <VisibleText text={path} />
                </code>
                <span class="file-facts">
                  {words.kind[kind]} · <span class="number">{bytesText(size)}</span>
                </span>
              </summary>
              {text === undefined ? (
                <p class="hint">{words.binary}</p>
              ) : (
                <TextLines name={path} path={component_id} text={text} />
              )}
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
