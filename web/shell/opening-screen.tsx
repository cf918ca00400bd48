import { t } from '../i18n/index.ts';
import { FaultNotice } from '../parts/fault-notice.tsx';
import { Mark } from '../pictures/icons.tsx';
import { LedgerFile } from '../settings/ledger-file.tsx';
import { Wipe } from '../settings/wipe.tsx';
import { opening, openLedger } from '../state/ledger.ts';

/** While the ledger opens, and when it cannot: why, and the ways on. Memory is only chosen by name. */
export function OpeningScreen() {
  const now = opening.value;
  if (now.state !== 'failed') {
    return (
      <div class="empty" aria-busy="true">
        <h1 class="visually-hidden" tabIndex={-1}>
          skope
        </h1>
        <Mark size={56} />
        <p>{t().app.opening}</p>
      </div>
    );
  }
  const inMemory = now.fault.code === 'STORAGE_UNAVAILABLE';
  return (
    <div class="page">
      <h1 tabIndex={-1}>skope</h1>
      <FaultNotice fault={now.fault}>
        <button type="button" class="button button-primary" onClick={() => void openLedger()}>
          {t().app.retry}
        </button>
        {inMemory && (
          <button type="button" class="button button-outline" onClick={() => void openLedger('memory')}>
            {t().fault.memory}
          </button>
        )}
      </FaultNotice>
      {inMemory && <p class="hint">{t().fault.memory_text}</p>}
      {now.repair && (
        <div class="stack">
          <LedgerFile />
          <Wipe />
        </div>
      )}
    </div>
  );
}
