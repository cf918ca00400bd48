import { t } from '../i18n/index.ts';
import { Segmented } from '../parts/segmented.tsx';
import { Icon } from '../pictures/icons.tsx';
import { announce } from '../state/announce.ts';
import { filter, type Scope, scope, shownRadar, shownWorld, showScope } from '../state/brief.ts';
import { moveBy } from './roving.ts';

export const FILTER_ID = 'filter';

/** Which pieces are shown, and the box that filters the loaded headlines; Enter goes to the first that is left. */
export function Toolbar() {
  const words = t().brief;
  return (
    <div class="toolbar">
      <Segmented<Scope>
        name="scope"
        label={words.scope}
        value={scope.value}
        options={[
          ['all', words.all],
          ['since', words.since],
        ]}
        onChange={(next) => void showScope(next)}
      />
      <div class="filter">
        <Icon name="search" size={16} />
        <input
          id={FILTER_ID}
          class="input"
          type="search"
          autocomplete="off"
          aria-label={words.filter}
          aria-keyshortcuts="/"
          placeholder={words.filter}
          value={filter.value}
          onInput={(event) => {
            filter.value = event.currentTarget.value;
            const found = shownRadar.value.length + shownWorld.value.length;
            announce(found === 0 ? words.filter_none : words.filter_found(found));
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') moveBy(0);
            if (event.key === 'Escape') {
              filter.value = '';
              event.currentTarget.blur();
            }
          }}
        />
        <span class="key" aria-hidden="true">
          <kbd>/</kbd>
        </span>
      </div>
    </div>
  );
}
