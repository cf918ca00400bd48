import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { FaultNotice } from '../parts/fault-notice.tsx';
import { Icon } from '../pictures/icons.tsx';
import { tell } from '../state/announce.ts';
import { type ShownFault, shownFault } from '../state/fault.ts';
import { ledger, refresh } from '../state/ledger.ts';
import { bytesText } from '../state/time-text.ts';
import { saveFile } from './save-file.ts';

/** Save a copy, bring a file in. A file that is not sound changes nothing. */
export function LedgerFile() {
  const words = t().settings;
  const picker = useRef<HTMLInputElement>(null);
  const chosen = useSignal<File | null>(null);
  const busy = useSignal<'export' | 'import' | null>(null);
  const done = useSignal(0);
  const fault = useSignal<ShownFault | null>(null);
  const run = async (kind: 'export' | 'import', work: () => Promise<void>): Promise<void> => {
    busy.value = kind;
    fault.value = null;
    done.value = 0;
    try {
      await work();
    } catch (thrown) {
      fault.value = shownFault(thrown);
    } finally {
      busy.value = null;
    }
  };
  const exportFile = () =>
    run('export', async () => {
      saveFile(await ledger().exportDatabase(), `skope-${new Date().toISOString().slice(0, 10)}.sqlite3`);
      tell(words.exported);
    });
  const importFile = (file: File) =>
    run('import', async () => {
      chosen.value = null;
      const bytes = new Uint8Array(await file.arrayBuffer());
      await ledger().importDatabase(bytes, (at, total) => {
        done.value = total > 0 ? at / total : 0;
      });
      await refresh();
      tell(words.imported);
    });
  return (
    <section class="section" aria-labelledby="ledger-title">
      <div class="section-head">
        <h2 id="ledger-title">{words.ledger}</h2>
        <p>{words.ledger_text}</p>
      </div>
      {fault.value && <FaultNotice fault={fault.value} />}
      <div class="button-row">
        <button
          type="button"
          class="button button-outline"
          disabled={busy.value !== null}
          onClick={() => void exportFile()}
        >
          {busy.value === 'export' ? words.exporting : words.export}
        </button>
        <button
          type="button"
          class="button button-outline"
          disabled={busy.value !== null}
          onClick={() => picker.current?.click()}
        >
          {words.import}
        </button>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={words.import}
          accept=".sqlite3,.sqlite,.db"
          onChange={(event) => {
            chosen.value = event.currentTarget.files?.[0] ?? null;
            event.currentTarget.value = '';
          }}
        />
      </div>
      <p class="hint">{words.import_text}</p>
      {chosen.value && (
        <div class="notice notice-warn" role="alert">
          <Icon name="warn" />
          <div>
            <p>{words.import_ask(chosen.value.name, bytesText(chosen.value.size))}</p>
            <div class="button-row">
              <button
                type="button"
                class="button button-primary button-small"
                onClick={() => chosen.value && void importFile(chosen.value)}
              >
                {words.import_go}
              </button>
              <button
                type="button"
                class="button button-quiet button-small"
                onClick={() => {
                  chosen.value = null;
                }}
              >
                {words.import_cancel}
              </button>
            </div>
          </div>
        </div>
      )}
      {busy.value === 'import' && (
        <div class="task">
          <p>{words.importing}</p>
          <progress aria-label={words.importing} max={1} value={done.value} />
        </div>
      )}
    </section>
  );
}
