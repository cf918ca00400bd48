import { useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { FaultNotice } from '../parts/fault-notice.tsx';
import { WelcomePicture } from '../pictures/welcome-picture.tsx';
import { tell } from '../state/announce.ts';
import { type ShownFault, shownFault } from '../state/fault.ts';
import { goTo } from '../state/route.ts';
import { fillSampleDay } from '../state/sample.ts';

/** The first screen: what skope does in three steps, and two ways to begin. */
export function Welcome() {
  const words = t().welcome;
  const busy = useSignal(false);
  const fault = useSignal<ShownFault | null>(null);
  const trySample = async (): Promise<void> => {
    busy.value = true;
    fault.value = null;
    try {
      await fillSampleDay(Date.now());
      tell(words.sample_done);
      focusHeadingIfLost();
    } catch (thrown) {
      fault.value = shownFault(thrown);
    } finally {
      busy.value = false;
    }
  };
  return (
    <div class="welcome">
      <div class="page-head">
        <h1 tabIndex={-1}>{words.title}</h1>
        <p class="lede">{words.lede}</p>
      </div>
      <WelcomePicture />
      {fault.value && <FaultNotice fault={fault.value} />}
      <div class="section">
        <div class="button-row">
          <button type="button" class="button button-primary" onClick={() => goTo('profile')}>
            {words.start}
          </button>
          <button
            type="button"
            class="button button-outline"
            disabled={busy.value}
            onClick={() => void trySample()}
          >
            {busy.value ? words.sampling : words.sample}
          </button>
        </div>
        <p class="hint">{words.sample_text}</p>
      </div>
      <ol class="steps">
        <li>
          <h2>{words.step1}</h2>
          <p>{words.step1_text}</p>
        </li>
        <li>
          <h2>{words.step2}</h2>
          <p>{words.step2_text}</p>
        </li>
        <li>
          <h2>{words.step3}</h2>
          <p>{words.step3_text}</p>
        </li>
      </ol>
    </div>
  );
}

/** The button has gone with this screen: without a new place the focus would begin at the top of the document. */
function focusHeadingIfLost(): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  });
}
