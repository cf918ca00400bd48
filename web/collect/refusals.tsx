import { t } from '../i18n/index.ts';
import type { Refused } from './collect-task.ts';

/** Every article that was refused, by its place in the text, with the reason. */
export function Refusals({ refused }: { readonly refused: readonly Refused[] }) {
  const words = t().collect;
  return (
    <section class="section" aria-labelledby="refused-title">
      <div class="section-head">
        <h2 id="refused-title">{words.refused_title(refused.length)}</h2>
        <p>{words.refused_text}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by the keyboard */}
      <ol class="refusals" tabIndex={0} aria-labelledby="refused-title">
        {refused.map((entry) => (
          <li key={entry.index}>
            <span class="number">{words.at(entry.index + 1)}</span>
            <div>
              {reasonText(entry.message)}
              {entry.extract && <q>{entry.extract}</q>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The ledger's reasons said in the language of the page; one that is not known here stands as the ledger wrote it. */
function reasonText(message: string) {
  const words = t().collect;
  if (/the line is not JSON/.test(message)) return words.bad_json;
  if (/expected an object/.test(message)) return words.not_object;
  if (/\.url: expected an http/.test(message)) return words.bad_url;
  if (/\.title: expected a headline/.test(message)) return words.bad_title;
  if (/\.source: expected the outlet/.test(message)) return words.bad_source;
  const missing = message.match(/\.(url|title|source|snippet): .*expected string/i);
  if (missing?.[1]) return words.missing(missing[1]);
  return <span lang="en">{message}</span>;
}
