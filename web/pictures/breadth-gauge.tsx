import { t } from '../i18n/index.ts';

const WIDTH = 300;

/** Where effective N stands between 0 and the number of axes, with the mark below which skope warns. */
export function BreadthGauge({
  n,
  threshold,
  axes,
}: {
  readonly n: number;
  readonly threshold: number;
  readonly axes: number;
}) {
  const most = Math.max(2, axes, n);
  const at = (value: number): number => (Math.min(value, most) / most) * (WIDTH - 12) + 6;
  const low = n < threshold && axes > 1;
  return (
    <svg viewBox={`0 0 ${WIDTH} 34`} role="img" aria-label={t().meter.gauge(n.toFixed(2), String(threshold))}>
      <rect class="chart-soft" x={0} y={6} width={WIDTH} height={8} rx={4} />
      <rect
        class={low ? 'chart-warn' : 'chart-fill'}
        x={0}
        y={6}
        width={Math.max(8, at(n))}
        height={8}
        rx={4}
      />
      {axes > 1 && (
        <>
          <path class="chart-rule" d={`M${at(threshold)} 1v18`} stroke-width={1.5} />
          <text class="chart-text" x={at(threshold)} y={32} text-anchor="middle">
            {t().meter.threshold(String(threshold))}
          </text>
        </>
      )}
    </svg>
  );
}
