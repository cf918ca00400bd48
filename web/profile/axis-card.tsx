import { t } from '../i18n/index.ts';
import { Chips } from '../parts/chips.tsx';
import { Icon } from '../pictures/icons.tsx';
import { type AxisDraft, changeAxis, removeAxis } from './profile-draft.ts';

/** One axis: its name, its weight, the words that name it and the words that move it. */
export function AxisCard({
  axis,
  index,
  share,
}: {
  readonly axis: AxisDraft;
  readonly index: number;
  readonly share: number;
}) {
  const words = t().profile;
  const name = axis.label.trim() || words.unnamed;
  const id = `axis-${axis.key}`;
  const change = (part: Partial<AxisDraft>): void => changeAxis(axis.key, part);
  return (
    <li class={`axis-card axis-${index}`}>
      <div class="axis-head">
        <div class="field">
          <label for={`${id}-name`}>{words.name}</label>
          <input
            id={`${id}-name`}
            class="input"
            required
            maxLength={120}
            placeholder={words.name_placeholder}
            value={axis.label}
            onInput={(event) => change({ label: event.currentTarget.value })}
          />
        </div>
        <button
          type="button"
          class="button button-quiet button-icon"
          aria-label={words.remove(name)}
          onClick={() => removeAxis(axis.key)}
        >
          <Icon name="close" />
        </button>
      </div>
      <div class="field">
        <span class="label" aria-hidden="true">
          {words.weight}
        </span>
        <div class="weight-row">
          <input
            type="range"
            min={0}
            max={100}
            aria-label={words.weight_slider(name)}
            aria-valuetext={`${axis.weight}: ${Math.round(share * 100)}%`}
            value={Math.min(100, axis.weight)}
            onInput={(event) => change({ weight: event.currentTarget.valueAsNumber })}
          />
          <input
            type="number"
            class="input number"
            min={0}
            max={1000000}
            step="any"
            aria-label={words.weight_number(name)}
            value={axis.weight}
            onInput={(event) => {
              const typed = event.currentTarget.valueAsNumber;
              if (typed >= 0) change({ weight: typed });
            }}
          />
          <span class="share" aria-hidden="true">
            {Math.round(share * 100)}%
          </span>
        </div>
      </div>
      <Chips
        id={`${id}-keywords`}
        label={words.keywords}
        hint={words.keywords_hint}
        placeholder={words.keywords_placeholder}
        words={axis.keywords}
        onChange={(keywords) => change({ keywords })}
      />
      <Chips
        id={`${id}-anchors`}
        label={words.anchors}
        hint={words.anchors_hint}
        placeholder={words.anchors_placeholder}
        words={axis.reach_anchors}
        onChange={(reach_anchors) => change({ reach_anchors })}
      />
      <details class="more-words" open={axis.exclude.length + axis.all_of.length > 0}>
        <summary>{words.more}</summary>
        <div class="more-fields">
          <Chips
            id={`${id}-exclude`}
            label={words.exclude}
            hint={words.exclude_hint}
            words={axis.exclude}
            onChange={(exclude) => change({ exclude })}
          />
          <Chips
            id={`${id}-all-of`}
            label={words.all_of}
            hint={words.all_of_hint}
            words={axis.all_of}
            onChange={(all_of) => change({ all_of })}
          />
        </div>
      </details>
    </li>
  );
}
