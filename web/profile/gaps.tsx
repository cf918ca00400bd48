import { t } from '../i18n/index.ts';
import { Icon } from '../pictures/icons.tsx';
import { axisName } from '../state/axes.ts';
import { profile } from '../state/ledger.ts';

/** What the stored profile still lacks, in words that say what it costs. */
export function Gaps() {
  const words = t().profile;
  const gaps = profile.value?.gaps;
  if (!gaps) return null;
  const lines = [
    ...gaps.per_axis
      .filter((axis) => axis.id !== 'general' && (axis.keywords === 0 || axis.reach_anchors === 0))
      .map((axis) =>
        axis.keywords === 0 ? words.gap_keywords(axisName(axis.id)) : words.gap_anchors(axisName(axis.id)),
      ),
    ...(gaps.location_missing ? [words.gap_location] : gaps.country_unknown ? [words.gap_country] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <section class="notice notice-warn" aria-labelledby="gaps-title">
      <Icon name="info" />
      <div>
        <h2 id="gaps-title">{words.gaps}</h2>
        <ul class="gap-list">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
