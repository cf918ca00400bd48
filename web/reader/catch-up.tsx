import { t } from '../i18n/index.ts';
import { Icon } from '../pictures/icons.tsx';
import { absence, showScope } from '../state/brief.ts';
import { spanText } from '../state/time-text.ts';

/** After an absence: how long it was, what came, and one step to see only that. */
export function CatchUp() {
  const away = absence.value;
  if (!away) return null;
  const close = (): void => {
    absence.value = null;
  };
  return (
    <div class="catch-up">
      <p>{t().brief.back_after(spanText(away.ms), away.count)}</p>
      {away.count > 0 && (
        <button
          type="button"
          class="button button-primary button-small"
          onClick={() => {
            close();
            void showScope('since');
          }}
        >
          {t().brief.catch_up}
        </button>
      )}
      <button
        type="button"
        class="button button-icon button-small"
        aria-label={t().app.dismiss}
        onClick={close}
      >
        <Icon name="close" size={14} />
      </button>
    </div>
  );
}
