import { t } from '../i18n/index.ts';

export interface WeightPart {
  readonly key: string;
  readonly name: string;
  readonly index: number;
  readonly share: number;
}

const WIDTH = 640;

/** What normalising makes of the weights: always one whole. */
export function WeightPicture({ parts }: { readonly parts: readonly WeightPart[] }) {
  const words = parts.map((part) => `${part.name} ${Math.round(part.share * 100)}%`);
  let left = 0;
  return (
    <>
      <svg
        viewBox={`0 0 ${WIDTH} 36`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t().profile.weights_alt(words.join(', '))}
      >
        {parts.map((part) => {
          const x = left;
          const width = part.share * WIDTH;
          left += width;
          return (
            <rect
              key={part.key}
              class={`chart-axis axis-${part.index}`}
              x={x}
              width={Math.max(0, width - 2)}
              height={36}
              rx={3}
            />
          );
        })}
      </svg>
      <ul class="legend" aria-hidden="true">
        {parts.map((part) => (
          <li key={part.key} class={`axis-${part.index}`}>
            <span class="swatch" />
            <span class="name">{part.name}</span>
            <span class="value">{Math.round(part.share * 100)}%</span>
          </li>
        ))}
      </ul>
    </>
  );
}
