import { t } from '../i18n/index.ts';

/** Headlines come from the left, meet the axes, and a few go on to the person. */
const STREAM = [26, 50, 74, 98, 122, 146, 170, 194];
const REACHING: readonly (readonly [from: number, axis: number])[] = [
  [50, 0],
  [122, 1],
  [170, 2],
];
const AXES = [62, 110, 158];

export function WelcomePicture() {
  return (
    <svg class="welcome-picture" viewBox="0 0 640 220" role="img" aria-label={t().welcome.picture}>
      {STREAM.map((y) => (
        <g key={y} class={reachClass(y)} opacity={reaches(y) ? 1 : 0.55}>
          <rect
            class={reaches(y) ? 'chart-axis' : 'chart-soft'}
            x={8}
            y={y - 6}
            width={64 + ((y * 7) % 46)}
            height={5}
            rx={2.5}
          />
          <rect class="chart-soft" x={8} y={y + 3} width={40 + ((y * 5) % 34)} height={4} rx={2} />
          {!reaches(y) && (
            <path
              d={`M132 ${y}H${196 + ((y * 3) % 40)}`}
              class="chart-rule"
              stroke-dasharray="1 5"
              stroke-linecap="round"
              fill="none"
              opacity={0.6}
            />
          )}
        </g>
      ))}
      {REACHING.map(([y, axis]) => (
        <g key={y} class={`axis-${axis}`}>
          <path
            d={`M132 ${y}C220 ${y} 230 ${AXES[axis]} 300 ${AXES[axis]}H340C430 ${AXES[axis]} 440 110 524 110`}
            fill="none"
            stroke="var(--axis)"
            stroke-width={2}
            stroke-linecap="round"
          />
          <circle cx={320} cy={AXES[axis]} r={13} fill="var(--paper)" stroke="var(--axis)" stroke-width={2} />
          <circle class="chart-axis" cx={320} cy={AXES[axis]} r={5} />
        </g>
      ))}
      <g stroke="var(--accent)" fill="none" stroke-width={3}>
        <circle cx={562} cy={110} r={34} fill="var(--paper)" />
        <circle cx={588} cy={110} r={34} />
        <path
          d="M575 79.2a34 34 0 0 1 0 61.6 34 34 0 0 1 0-61.6z"
          fill="var(--accent)"
          stroke="none"
          opacity={0.9}
        />
      </g>
    </svg>
  );
}

function reaches(y: number): boolean {
  return REACHING.some(([from]) => from === y);
}

function reachClass(y: number): string {
  const found = REACHING.find(([from]) => from === y);
  return found ? `axis-${found[1]}` : '';
}
