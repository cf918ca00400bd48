import { useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { FaultNotice } from '../parts/fault-notice.tsx';
import { tell } from '../state/announce.ts';
import { type ShownFault, shownFault } from '../state/fault.ts';
import { ledger, refresh } from '../state/ledger.ts';
import { goTo } from '../state/route.ts';

/** Takes everything away, once the person has typed the word. */
export function Wipe() {
  const words = t().settings;
  const typed = useSignal('');
  const fault = useSignal<ShownFault | null>(null);
  const agreed = typed.value.trim().toLowerCase() === words.wipe_word;
  const wipe = async (): Promise<void> => {
    fault.value = null;
    try {
      await ledger().wipe();
      typed.value = '';
      await refresh();
      goTo('radar');
      tell(words.wiped);
    } catch (thrown) {
      fault.value = shownFault(thrown);
    }
  };
  return (
    <section class="section" aria-labelledby="wipe-title">
      <div class="section-head">
        <h2 id="wipe-title">{words.wipe}</h2>
        <p>{words.wipe_text}</p>
      </div>
      {fault.value && <FaultNotice fault={fault.value} />}
      <form
        class="setting setting-row"
        onSubmit={(event) => {
          event.preventDefault();
          if (agreed) void wipe();
        }}
      >
        <div class="field">
          <label for="wipe-word">{words.wipe_label(words.wipe_word)}</label>
          <input
            id="wipe-word"
            class="input"
            autocomplete="off"
            value={typed.value}
            onInput={(event) => {
              typed.value = event.currentTarget.value;
            }}
          />
        </div>
        <button type="submit" class="button button-danger" disabled={!agreed}>
          {words.wipe_go}
        </button>
      </form>
    </section>
  );
}
