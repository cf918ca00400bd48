import { t } from '../i18n/index.ts';
import type { Concentration } from '../state/brief.ts';
import { shortDay } from '../state/time-text.ts';

const WIDTH = 300;
const HEIGHT = 76;

/** One column per day: its height is effective N of that day; a dot on the ground where there was no news. */
export function HistoryChart({
  history,
  threshold,
}: {
  readonly history: Concentration['history'];
  readonly threshold: number;
}) {
  const most = Math.max(2.4, ...history.map((day) => day.effective_n)) * 1.05;
  const step = WIDTH / Math.max(1, history.length);
  const y = (n: number): number => HEIGHT - (n / most) * HEIGHT;
  const words = history.map(
    (day) => `${shortDay(day.date)}: ${day.total > 0 ? day.effective_n.toFixed(1) : t().meter.no_news}`,
  );
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT + 20}`}
      role="img"
      aria-label={t().meter.history_alt(words.join('; '))}
    >
      <path class="chart-rule" d={`M0 ${y(threshold)}H${WIDTH}`} stroke-dasharray="2 4" />
      <path class="chart-rule" d={`M0 ${HEIGHT + 0.5}H${WIDTH}`} opacity={0.4} />
      {history.map((day, index) =>
        day.total > 0 ? (
          <rect
            key={day.date}
            class={day.effective_n < threshold ? 'chart-warn' : 'chart-fill'}
            x={index * step + step * 0.16}
            y={y(day.effective_n)}
            width={step * 0.68}
            height={HEIGHT - y(day.effective_n)}
            rx={2.5}
          >
            <title>{words[index]}</title>
          </rect>
        ) : (
          <circle key={day.date} class="chart-soft" cx={(index + 0.5) * step} cy={HEIGHT - 4} r={2} />
        ),
      )}
      <text class="chart-text" x={0} y={HEIGHT + 16}>
        {shortDay(history[0]?.date ?? '1970-01-01')}
      </text>
      <text class="chart-text" x={WIDTH} y={HEIGHT + 16} text-anchor="end">
        {shortDay(history.at(-1)?.date ?? '1970-01-01')}
      </text>
    </svg>
  );
}
