import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { FaultNotice } from '../parts/fault-notice.tsx';
import { type ShownFault, shownFault } from '../state/fault.ts';

type Screen = () => JSX.Element;

/** A screen that the first brief does not need: its code is loaded when it is first gone to (offline it comes from the kept build). */
export function lazyScreen(load: () => Promise<Screen>): Screen {
  const loaded = signal<{ readonly Screen: Screen } | null>(null);
  const fault = signal<ShownFault | null>(null);
  const begin = async (): Promise<void> => {
    try {
      loaded.value = { Screen: await load() };
    } catch (thrown) {
      fault.value = shownFault(thrown);
    }
  };
  return function LazyScreen() {
    const ready = loaded.value;
    useEffect(() => {
      if (!ready) void begin();
      else focusHeadingIfLost();
    }, [ready]);
    if (ready) return <ready.Screen />;
    return (
      <div class="page" aria-busy={!fault.value}>
        <h1 class="visually-hidden" tabIndex={-1}>
          {t().brief.loading}
        </h1>
        {fault.value && (
          <FaultNotice fault={fault.value}>
            <button
              type="button"
              class="button button-outline button-small"
              onClick={() => location.reload()}
            >
              {t().app.reload}
            </button>
          </FaultNotice>
        )}
      </div>
    );
  };
}

/** The heading that held the focus has gone with the placeholder. */
function focusHeadingIfLost(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
