import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { StorageInfo } from '../../src/browser/index.ts';
import { t } from '../i18n/index.ts';
import { FaultNotice } from '../parts/fault-notice.tsx';
import { type ShownFault, shownFault } from '../state/fault.ts';
import { ledger, revision } from '../state/ledger.ts';
import { bytesText } from '../state/time-text.ts';

/** Where the ledger is kept, how much room there is, and whether the browser has promised to keep it. */
export function Storage() {
  const words = t().settings;
  const info = useSignal<StorageInfo | null>(null);
  const fault = useSignal<ShownFault | null>(null);
  const refused = useSignal(false);
  const load = async (): Promise<void> => {
    try {
      info.value = await ledger().storage();
    } catch (thrown) {
      fault.value = shownFault(thrown);
    }
  };
  const changes = revision.value;
  useEffect(() => void load(), [changes]);
  const keep = async (): Promise<void> => {
    refused.value = !(await ledger().askToPersist());
    await load();
  };
  const known = info.value;
  return (
    <section class="section" aria-labelledby="storage-title">
      <div class="section-head">
        <h2 id="storage-title">{words.storage}</h2>
        <p>{words.storage_text}</p>
      </div>
      {fault.value && <FaultNotice fault={fault.value} />}
      {known && (
        <>
          {known.quota !== undefined && known.usage !== undefined && (
            <div class="field">
              <StorageBar usage={known.usage} quota={known.quota} />
              <p class="hint">{words.used(bytesText(known.usage), bytesText(known.quota))}</p>
            </div>
          )}
          <dl class="facts">
            <dt>{words.ledger}</dt>
            <dd class="number">{bytesText(known.ledger_bytes)}</dd>
            <dt>{words.engine}</dt>
            <dd>{known.engine === 'wasm-opfs' ? words.engine_opfs : words.engine_memory}</dd>
          </dl>
          {known.engine === 'wasm-opfs' && (
            <div class="button-row">
              <p>{known.persisted ? words.persisted : words.not_persisted}</p>
              {!known.persisted && (
                <button type="button" class="button button-outline button-small" onClick={() => void keep()}>
                  {words.persist}
                </button>
              )}
            </div>
          )}
          {refused.value && !known.persisted && (
            <p class="hint" role="status">
              {words.persist_refused}
            </p>
          )}
        </>
      )}
    </section>
  );
}

function StorageBar({ usage, quota }: { readonly usage: number; readonly quota: number }) {
  const words = t().settings.used(bytesText(usage), bytesText(quota));
  return (
    <svg class="storage-bar" viewBox="0 0 600 10" preserveAspectRatio="none" role="img" aria-label={words}>
      <rect class="chart-soft" width={600} height={10} rx={5} />
      <rect class="chart-fill" width={Math.max(6, Math.min(1, usage / quota) * 600)} height={10} rx={5} />
    </svg>
  );
}
