import { t } from '../i18n/index.ts';
import { Icon, type IconName } from '../pictures/icons.tsx';
import { axisClass, axisName } from '../state/axes.ts';
import type { RadarEntry } from '../state/brief.ts';

type Seed = RadarEntry['impact']['seeds'][number];

const SHOWN = 3;
const ICONS: Readonly<Record<Seed['match_type'], IconName>> = {
  keyword: 'keyword',
  entity: 'keyword',
  sector: 'reach',
  reach: 'reach',
  geo: 'geo',
  situational: 'situational',
};

/** The strongest paths at a glance: axis, the word that was met, and of what kind the match is. */
export function PathChips({
  seeds,
  all = false,
}: {
  readonly seeds: readonly Seed[];
  readonly all?: boolean;
}) {
  const ranked = [...seeds].sort((a, b) => b.strength - a.strength);
  const shown = all ? ranked : ranked.slice(0, SHOWN);
  return (
    <ul class="paths">
      {shown.map((seed) => (
        <li
          key={`${seed.axis} ${seed.match_type} ${seed.entity}`}
          class={`path ${axisClass(seed.axis)}`}
          title={t().match.long[seed.match_type]}
        >
          <Icon name={ICONS[seed.match_type]} size={14} />
          <span class="axis-name">{axisName(seed.axis)}</span>
          <b>{entityName(seed)}</b>
          <span>
            {t().match[seed.match_type]}
            {all && ` · ${t().why.strength_of(String(seed.strength))}`}
          </span>
        </li>
      ))}
      {shown.length < ranked.length && (
        <li class="path">{t().brief.more_paths(ranked.length - shown.length)}</li>
      )}
    </ul>
  );
}

/** Systemic categories are ids of the rules; places and words stand as they are. */
function entityName(seed: Seed): string {
  return seed.match_type === 'situational' ? seed.entity.replaceAll('_', ' ') : seed.entity;
}
