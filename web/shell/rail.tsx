import { signal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { Icon, Mark } from '../pictures/icons.tsx';
import { brief } from '../state/brief.ts';
import { opening, status } from '../state/ledger.ts';
import { ROUTES, route } from '../state/route.ts';
import { openHelp } from './help-dialog.tsx';

const online = signal(navigator.onLine);
addEventListener('online', () => {
  online.value = true;
});
addEventListener('offline', () => {
  online.value = false;
});

/** The way between screens: a rail beside the page, a bar below it on a phone. */
export function Rail() {
  const words = t();
  const unread = brief.value?.radar_total ?? 0;
  return (
    <header class="rail">
      <a class="wordmark" href="#/radar" lang="en">
        <Mark /> skope
      </a>
      <nav class="nav" aria-label={words.app.nav}>
        <ul>
          {ROUTES.map((name) => (
            <li key={name}>
              <a href={`#/${name}`} {...(route.value === name && { 'aria-current': 'page' })}>
                <Icon name={name} size={20} />
                {words.nav[name]}
                {name === 'radar' && unread > 0 && (
                  <span class="count number" aria-hidden="true">
                    {unread}
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div class="rail-foot">
        <Status />
        <button
          type="button"
          class="button button-quiet button-small keys-button"
          aria-label={words.app.shortcuts}
          aria-keyshortcuts="?"
          onClick={openHelp}
        >
          <Icon name="keyboard" />{' '}
          <span class="key" aria-hidden="true">
            <kbd>?</kbd>
          </span>
        </button>
      </div>
    </header>
  );
}

/** Where the ledger lives, and whether there is a network; neither changes what the page can do. */
function Status() {
  const words = t().app;
  if (opening.value.state !== 'open') return <span />;
  if (status.value?.role === 'alone') {
    return (
      <p class="status" data-state="memory">
        {words.memory}
      </p>
    );
  }
  return (
    <p class="status" data-state={online.value ? 'online' : 'offline'}>
      {online.value ? words.online : words.offline}
    </p>
  );
}
