import { TIER_FACTOR } from '../../src/core/seed.ts';
import { t } from '../i18n/index.ts';
import { ScoreBar } from '../pictures/score-bar.tsx';
import { axisClass, axisName, axisWeight } from '../state/axes.ts';
import type { RadarEntry } from '../state/brief.ts';
import { PathChips } from './path-chips.tsx';

/** The arithmetic of the score, line by line (scoring contract: weight × best strength × tier factor), and every path. */
export function WhyPanel({ entry, id }: { readonly entry: RadarEntry; readonly id: string }) {
  const words = t().why;
  const { impact } = entry;
  const sum = impact.hits.reduce((total, hit) => total + hit.contribution, 0);
  const factor = TIER_FACTOR[entry.tier as 0 | 1 | 2 | 3];
  return (
    <div class="why" id={id}>
      <ScoreBar impact={impact} width={240} />
      <table class="sums">
        <caption class="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.axis}</th>
            <th scope="col">{words.weight}</th>
            <th scope="col">{words.strength}</th>
            <th scope="col">{words.outlet}</th>
            <th scope="col">{words.gives}</th>
          </tr>
        </thead>
        <tbody>
          {impact.hits.map((hit) => (
            <tr key={hit.axis} class={axisClass(hit.axis)}>
              <th scope="row">
                <span class="swatch" aria-hidden="true" />
                {axisName(hit.axis)}
              </th>
              <td>{axisWeight(hit.axis).toFixed(2)}</td>
              <td>× {bestStrength(entry, hit.axis)}</td>
              <td>× {factor}</td>
              <td>{hit.contribution.toFixed(3)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {sum > 1 ? words.capped : words.total}
            </th>
            <td>{impact.total.toFixed(3)}</td>
          </tr>
        </tfoot>
      </table>
      <div>
        <p class="visually-hidden">{words.paths}</p>
        <PathChips seeds={impact.seeds} all />
      </div>
    </div>
  );
}

function bestStrength(entry: RadarEntry, axis: string): number {
  return Math.max(...entry.impact.seeds.filter((seed) => seed.axis === axis).map((seed) => seed.strength));
}
