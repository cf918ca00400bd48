import { t } from '../i18n/index.ts';
import { Icon } from '../pictures/icons.tsx';
import { announcement, hideToast, toast } from '../state/announce.ts';

/** The live region stands from the first paint on, or its first words would not be read. */
export function ToastAndVoice() {
  const shown = toast.value;
  return (
    <>
      <p class="visually-hidden" role="status" aria-live="polite">
        {announcement.value}
      </p>
      {shown && (
        <aside class="toast" aria-label={t().app.notice}>
          <div>
            <p>{shown.text}</p>
            {shown.undo && (
              <button
                type="button"
                class="button button-quiet button-small"
                onClick={() => {
                  hideToast();
                  shown.undo?.();
                }}
              >
                {t().app.undo}{' '}
                <span aria-hidden="true">
                  <kbd>u</kbd>
                </span>
              </button>
            )}
            <button
              type="button"
              class="button button-icon button-small"
              aria-label={t().app.dismiss}
              onClick={hideToast}
            >
              <Icon name="close" size={14} />
            </button>
          </div>
        </aside>
      )}
    </>
  );
}
