import { t } from '../i18n/index.ts';
import { Icon } from '../pictures/icons.tsx';
import { status } from '../state/ledger.ts';
import { applyUpdate, updateWaiting } from '../state/update.ts';

/** What concerns the page as a whole: a newer tab, memory only, an update that waits. */
export function Banners() {
  const words = t().update;
  return (
    <div class="banners">
      {status.value?.read_only && (
        <div class="notice notice-warn" role="status">
          <Icon name="warn" />
          <div>
            <p>{words.read_only}</p>
            <div class="button-row">
              <button
                type="button"
                class="button button-outline button-small"
                onClick={() => location.reload()}
              >
                {t().app.reload}
              </button>
            </div>
          </div>
        </div>
      )}
      {status.value?.role === 'alone' && (
        <div class="notice notice-warn" role="status">
          <Icon name="info" />
          <p>{t().fault.memory_text}</p>
        </div>
      )}
      {updateWaiting.value && (
        <div class="notice notice-good" role="status">
          <Icon name="info" />
          <div>
            <p>
              <b>{words.ready}.</b> {words.text}
            </p>
            <div class="button-row">
              <button type="button" class="button button-primary button-small" onClick={applyUpdate}>
                {t().app.reload}
              </button>
              <button
                type="button"
                class="button button-quiet button-small"
                onClick={() => {
                  updateWaiting.value = false;
                }}
              >
                {t().app.later}
              </button>
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
