import type { ComponentChildren } from 'preact';
import { langOf, t } from '../i18n/index.ts';
import { safeLink } from '../parts/safe-link.ts';
import type { Headline } from '../state/brief.ts';

/** The headline, a link where its address is http or https. */
export function EntryTitle({
  entry,
  id,
  children,
}: {
  readonly entry: Headline;
  readonly id: string;
  readonly children: ComponentChildren;
}) {
  const href = safeLink(entry.url);
  return (
    <h3 id={id} lang={langOf(entry.title)}>
      {href === undefined ? (
        children
      ) : (
        <a href={href} target="_blank" rel="noopener noreferrer" data-open>
          {children}
          <span class="visually-hidden" lang={document.documentElement.lang}>
            {' '}
            {t().app.new_tab}
          </span>
        </a>
      )}
    </h3>
  );
}
