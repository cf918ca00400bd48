import { t } from '../i18n/index.ts';

/** Three steps for tier 1, one for tier 3, hollow for an outlet that is not listed. */
export function TierMark({ tier }: { readonly tier: number }) {
  const known = tier === 1 || tier === 2 || tier === 3 ? tier : 0;
  const filled = known === 0 ? 0 : 4 - known;
  return (
    <span class="tier" title={t().tier.long[known]}>
      <svg width="15" height="11" viewBox="0 0 15 11" aria-hidden="true">
        {[0, 1, 2].map((step) => (
          <rect
            key={step}
            x={step * 5 + 0.6}
            y={7 - step * 3 + 0.4}
            width={3.4}
            height={3.4 + step * 3}
            rx={1}
            fill="currentColor"
            opacity={step < filled ? 1 : 0.26}
          />
        ))}
      </svg>
      {t().tier[known]}
    </span>
  );
}
