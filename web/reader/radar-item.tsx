import { langOf, t } from '../i18n/index.ts';
import { MarkedText } from '../parts/marked-text.tsx';
import { Icon } from '../pictures/icons.tsx';
import { ScoreBar } from '../pictures/score-bar.tsx';
import type { RadarEntry } from '../state/brief.ts';
import { pending } from '../state/brief.ts';
import { EntryMeta } from './entry-meta.tsx';
import { EntryTitle } from './entry-title.tsx';
import { PathChips } from './path-chips.tsx';
import { current, focusEntry, opened, readEntry, toggleWhy } from './roving.ts';
import { WhyPanel } from './why-panel.tsx';

/** One article of the radar: what it is, by which paths it reaches the person, and what can be done with it. */
export function RadarItem({ entry, position }: { readonly entry: RadarEntry; readonly position: number }) {
  const id = `radar-${position}`;
  const { seeds } = entry.impact;
  const open = opened.value.has(entry.url);
  return (
    <li class={position === 0 ? 'lead' : ''}>
      <article
        class="entry"
        aria-labelledby={id}
        tabIndex={current.value === entry.url ? 0 : -1}
        data-entry={entry.url}
        data-open-why={open || undefined}
        data-pending={pending.value.has(entry.url) || undefined}
        onFocusIn={() => focusEntry(entry.url)}
      >
        <EntryMeta entry={entry}>
          <ScoreBar impact={entry.impact} />
        </EntryMeta>
        <EntryTitle entry={entry} id={id}>
          <MarkedText text={entry.title} field="title" seeds={seeds} />
        </EntryTitle>
        {entry.snippet && (
          <p class="snippet" lang={langOf(entry.snippet)}>
            <MarkedText text={entry.snippet} field="snippet" seeds={seeds} />
          </p>
        )}
        <PathChips seeds={seeds} />
        <div class="entry-foot">
          <button
            type="button"
            class="button button-quiet button-small"
            data-read
            aria-describedby={id}
            onClick={() => void readEntry(entry.url)}
          >
            <Icon name="check" size={16} /> {t().brief.read}
          </button>
          <button
            type="button"
            class="button button-quiet button-small disclose"
            aria-expanded={open}
            aria-controls={`${id}-why`}
            aria-describedby={id}
            onClick={() => toggleWhy(entry.url)}
          >
            {t().brief.why}
          </button>
        </div>
        {open && <WhyPanel entry={entry} id={`${id}-why`} />}
      </article>
    </li>
  );
}
