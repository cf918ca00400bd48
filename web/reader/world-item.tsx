import { t } from '../i18n/index.ts';
import { Icon } from '../pictures/icons.tsx';
import type { Headline } from '../state/brief.ts';
import { pending } from '../state/brief.ts';
import { EntryMeta } from './entry-meta.tsx';
import { EntryTitle } from './entry-title.tsx';
import { current, focusEntry, readEntry } from './roving.ts';

/** A headline of the world layer: large, but without a path to the person. */
export function WorldItem({ entry, position }: { readonly entry: Headline; readonly position: number }) {
  const id = `world-${position}`;
  return (
    <li>
      <article
        class="entry"
        aria-labelledby={id}
        tabIndex={current.value === entry.url ? 0 : -1}
        data-entry={entry.url}
        data-pending={pending.value.has(entry.url) || undefined}
        onFocusIn={() => focusEntry(entry.url)}
      >
        <div>
          <EntryMeta entry={entry} />
          <EntryTitle entry={entry} id={id}>
            {entry.title}
          </EntryTitle>
        </div>
        <button
          type="button"
          class="button button-quiet button-icon"
          data-read
          aria-label={t().brief.read}
          title={t().brief.read}
          aria-describedby={id}
          onClick={() => void readEntry(entry.url)}
        >
          <Icon name="check" />
        </button>
      </article>
    </li>
  );
}
