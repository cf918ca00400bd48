import { t } from '../i18n/index.ts';
import { Icon, type IconName } from '../pictures/icons.tsx';
import { axisClass, axisName, entityName, isVirtual } from '../state/axes.ts';
import type { RadarEntry } from '../state/brief.ts';

type Seed = RadarEntry['impact']['seeds'][number];

interface Path {
  readonly axis: string;
  readonly match_type: Seed['match_type'];
  readonly strength: number;
  readonly entities: readonly string[];
}

const SHOWN = 4;
const ICONS: Readonly<Record<Seed['match_type'], IconName>> = {
  keyword: 'keyword',
  entity: 'keyword',
  sector: 'reach',
  reach: 'reach',
  geo: 'geo',
  situational: 'situational',
};

/** The paths at a glance, strongest first: axis, the words that were met, and of what kind the match is. `all` adds strengths. */
export function PathChips({
  seeds,
  all = false,
}: {
  readonly seeds: readonly Seed[];
  readonly all?: boolean;
}) {
  const paths = pathsOf(seeds);
  const shown = all ? paths : paths.slice(0, SHOWN);
  return (
    <ul class="paths">
      {shown.map((path) => (
        <li
          key={`${path.axis} ${path.match_type} ${path.strength}`}
          class={`path ${axisClass(path.axis)}`}
          title={t().match.long[path.match_type]}
        >
          <Icon name={ICONS[path.match_type]} size={14} />
          <span class="axis-name">{axisName(path.axis)}</span>
          <b>{path.entities.map((entity) => entityName(entity, path.match_type)).join(', ')}</b>
          {!isVirtual(path.axis) && <span>{t().match[path.match_type]}</span>}
          {all && <span class="number">{t().why.strength_of(String(path.strength))}</span>}
        </li>
      ))}
      {shown.length < paths.length && (
        <li class="path">{t().brief.more_paths(paths.length - shown.length)}</li>
      )}
    </ul>
  );
}

/** Seeds of one axis, kind and strength are one path with several words. */
function pathsOf(seeds: readonly Seed[]): readonly Path[] {
  const groups = Map.groupBy(seeds, (seed) => `${seed.axis}\n${seed.match_type}\n${seed.strength}`);
  return [...groups.values()]
    .flatMap(([first, ...more]) =>
      first ? [{ ...first, entities: [first, ...more].map((seed) => seed.entity) }] : [],
    )
    .sort((a, b) => b.strength - a.strength);
}
