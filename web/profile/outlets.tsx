import { t } from '../i18n/index.ts';
import { TierMark } from '../pictures/tier-mark.tsx';
import { profile } from '../state/ledger.ts';

/** The outlets that count as the person's own, as `show_profile` offers them for searching. */
export function Outlets() {
  const hosts = profile.value?.trusted_hosts ?? [];
  if (hosts.length === 0) return null;
  return (
    <details class="more-words">
      <summary>{t().profile.outlets(hosts.length)}</summary>
      <ul class="outlets">
        {hosts.map((outlet) => (
          <li key={outlet.host}>
            <span title={outlet.host}>{outlet.publisher}</span>
            <TierMark tier={outlet.tier} />
          </li>
        ))}
      </ul>
    </details>
  );
}
