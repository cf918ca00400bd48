import { axisClass, axisName } from '../state/axes.ts';

export interface Share {
  readonly axis: string;
  readonly share: number;
}

const WIDTH = 300;

/** Parts of one whole, and their names and per cents below, which are the text of the picture too. */
export function ShareBar({ shares }: { readonly shares: readonly Share[] }) {
  let left = 0;
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} 14`} preserveAspectRatio="none" aria-hidden="true" class="share-bar">
        {shares.map(({ axis, share }) => {
          const x = left;
          const width = share * WIDTH;
          left += width;
          return (
            <rect
              key={axis}
              class={`chart-axis ${axisClass(axis)}`}
              x={x}
              width={Math.max(1, width - 1.5)}
              height={14}
              rx={3}
            />
          );
        })}
      </svg>
      <ul class="legend">
        {shares.map(({ axis, share }) => (
          <li key={axis} class={axisClass(axis)}>
            <span class="swatch" aria-hidden="true" />
            <span class="name">{axisName(axis)}</span>
            <span class="value">{Math.round(share * 100)}%</span>
          </li>
        ))}
      </ul>
    </>
  );
}
