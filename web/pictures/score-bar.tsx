import { t } from '../i18n/index.ts';
import { axisClass, axisName } from '../state/axes.ts';
import type { RadarEntry } from '../state/brief.ts';

/** The score's make-up: one piece per axis hit, on a scale where the full width is 1. */
export function ScoreBar({
  impact,
  width = 72,
}: {
  readonly impact: RadarEntry['impact'];
  readonly width?: number;
}) {
  const parts = impact.hits.map((hit) => `${axisName(hit.axis)} ${hit.contribution.toFixed(2)}`).join(', ');
  let left = 0;
  return (
    <span class="score">
      <svg
        width={width}
        height={8}
        viewBox={`0 0 ${width} 8`}
        role="img"
        aria-label={t().why.score(impact.total.toFixed(2), parts)}
      >
        <rect class="chart-soft" width={width} height={8} rx={4} />
        {impact.hits.map((hit) => {
          const x = left;
          const piece = Math.max(2, Math.min(width - x, hit.contribution * width));
          left += piece + 1;
          return (
            <rect
              key={hit.axis}
              class={`chart-axis ${axisClass(hit.axis)}`}
              x={x}
              width={piece}
              height={8}
              rx={2.5}
            />
          );
        })}
      </svg>
      <span aria-hidden="true">{impact.total.toFixed(2)}</span>
    </span>
  );
}
