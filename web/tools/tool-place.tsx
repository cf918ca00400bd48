import { t } from '../i18n/index.ts';
import { Segmented } from '../parts/segmented.tsx';
import { listing, loadTools, mode, node, places } from './tools-state.ts';

/** In which mode and at which node the tools below are looked at, and what they cost there. */
export function ToolPlace() {
  const words = t().tools;
  const { modes, nodes } = places.value;
  return (
    <section class="section" aria-labelledby="place-title">
      <div class="section-head">
        <h2 id="place-title">{words.place}</h2>
        <p>{words.place_lede}</p>
      </div>
      <div class="tool-place">
        <div class="field">
          <span class="label">{words.mode}</span>
          <div>
            <Segmented
              name="mode"
              label={words.mode}
              value={mode.value}
              options={modes.map((name) => [name, words.modes[name] ?? name] as const)}
              onChange={(next) => {
                mode.value = next;
                void loadTools();
              }}
            />
          </div>
        </div>
        <div class="field">
          <label for="tool-node">{words.node}</label>
          <input
            id="tool-node"
            class="input"
            autocomplete="off"
            list="tool-nodes"
            aria-describedby="tool-node-hint"
            placeholder={words.node_none}
            value={node.value}
            onInput={(event) => {
              node.value = event.currentTarget.value;
              void loadTools();
            }}
          />
          <datalist id="tool-nodes">
            {nodes.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <p class="hint" id="tool-node-hint">
            {nodes.length === 0 ? words.node_hint : words.node_hint_lists}
          </p>
        </div>
      </div>
      {listing.value && <Cost />}
    </section>
  );
}

function Cost() {
  const words = t().tools;
  const now = listing.value;
  if (!now) return null;
  const figures = [
    [words.all, now.total_tokens.toLocaleString()],
    [words.offered, now.offered_tokens.toLocaleString()],
    [words.sent, now.sent.tokens.toLocaleString()],
    [words.saved, `${Math.max(0, Math.round(now.sent.saving * 100))}%`],
  ] as const;
  return (
    <dl class="totals">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
