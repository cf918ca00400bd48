import { t } from '../i18n/index.ts';
import { BreadthGauge } from '../pictures/breadth-gauge.tsx';
import { HistoryChart } from '../pictures/history-chart.tsx';
import { Icon } from '../pictures/icons.tsx';
import { ShareBar } from '../pictures/share-bar.tsx';
import { axisName } from '../state/axes.ts';
import type { Concentration } from '../state/brief.ts';
import { profile } from '../state/ledger.ts';

/** The concentration meter: effective N, its parts, what was read, and the last 14 days; the warning in words. */
export function Meter({ concentration }: { readonly concentration: Concentration }) {
  const words = t().meter;
  const axes = profile.value?.axes?.length ?? 0;
  const { effective_n, distribution, threshold, reads, history } = concentration;
  if (distribution.length === 0) {
    return (
      <section class="meter" aria-labelledby="meter-title">
        <h2 id="meter-title">{words.title}</h2>
        <p class="hint">{words.none}</p>
      </section>
    );
  }
  return (
    <section class="meter" aria-labelledby="meter-title">
      <div class="meter-head">
        <h2 id="meter-title">{words.title}</h2>
        <p class="big-number">
          {effective_n.toFixed(1)} <small>{words.unit}</small>
        </p>
        <BreadthGauge n={effective_n} threshold={threshold} axes={axes} />
      </div>
      {concentration.warning && <Warning concentration={concentration} />}
      <figure>
        <figcaption>{words.reached}</figcaption>
        <ShareBar shares={distribution} />
      </figure>
      <figure>
        <figcaption>{words.reads}</figcaption>
        {reads.distribution.length === 0 ? (
          <p class="hint">{words.no_reads}</p>
        ) : (
          <ShareBar shares={reads.distribution} />
        )}
      </figure>
      <figure>
        <figcaption>{words.history}</figcaption>
        <HistoryChart history={history} threshold={threshold} />
      </figure>
    </section>
  );
}

/** The ledger's warning said in the language of the page, from the same numbers. */
function Warning({ concentration }: { readonly concentration: Concentration }) {
  const words = t().meter;
  const [leading] = concentration.distribution;
  if (!leading) return null;
  const advice =
    leading.axis === 'geo'
      ? words.warn_geo
      : leading.axis === 'situational'
        ? words.warn_situational
        : words.warn_axis;
  return (
    <div class="notice notice-warn small">
      <Icon name="warn" />
      <p>
        {words.warn(Math.round(leading.share * 100), axisName(leading.axis))} {advice}
      </p>
    </div>
  );
}
