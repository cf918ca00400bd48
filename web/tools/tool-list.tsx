import { t } from '../i18n/index.ts';
import { VisibleText } from '../parts/visible-text.tsx';
import { TokenBar } from '../pictures/token-bar.tsx';
import { type Check, checks, type Listing } from './tools-state.ts';

type Line = Listing['tools'][number];

/** Every tool, offered or not, with its cost and the decision; each opens to who decided and why. */
export function ToolList({ listing }: { readonly listing: Listing }) {
  const words = t().tools;
  const most = Math.max(...listing.tools.map(({ tokens }) => tokens));
  return (
    <section class="section" aria-labelledby="tool-list-title">
      <div class="section-head">
        <h2 id="tool-list-title">{words.list}</h2>
        <p>{words.list_lede}</p>
      </div>
      <ul class="tool-list">
        {listing.tools.map((line) => (
          <ToolRow key={line.name} line={line} most={most} check={checks.value.get(line.name)} />
        ))}
      </ul>
    </section>
  );
}

function ToolRow({
  line,
  most,
  check,
}: {
  readonly line: Line;
  readonly most: number;
  readonly check: Check | undefined;
}) {
  const words = t().tools;
  const effect = check?.effect ?? 'unknown';
  return (
    <li>
      <details>
        <summary>
          <span class="tool-name">
            <code>
              <VisibleText text={line.name} />
            </code>
          </span>
          <span class="tool-cost">
            <TokenBar tokens={line.tokens} most={most} />
            <span class="number">{words.tokens(line.tokens)}</span>
          </span>
          <span class="effect" data-effect={effect}>
            {words.effect[effect]}
          </span>
        </summary>
        {check && <Decision line={line} check={check} />}
      </details>
    </li>
  );
}

function Decision({ line, check }: { readonly line: Line; readonly check: Check }) {
  const words = t().tools;
  return (
    <div class="decision">
      <p lang="en">{check.reason}</p>
      {check.evaluations.length === 0 ? (
        <p class="hint">{words.no_policy}</p>
      ) : (
        <table class="policies">
          <caption class="visually-hidden">{words.policies}</caption>
          <thead>
            <tr>
              <th scope="col">{words.policy}</th>
              <th scope="col">{words.says}</th>
              <th scope="col">{words.because}</th>
            </tr>
          </thead>
          <tbody>
            {check.evaluations.map(({ policy, allowed, reason }) => (
              <tr key={policy} data-allowed={allowed}>
                <th scope="row">
                  <code>{policy}</code>
                </th>
                <td>{allowed ? words.lets : words.blocks}</td>
                <td lang="en">
                  <VisibleText text={reason} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {check.advice.length > 0 && (
        <div>
          <p class="label">{words.change}</p>
          <ul class="advice" lang="en">
            {check.advice.map((step) => (
              <li key={step}>
                <VisibleText text={step} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <dl class="facts small">
        <dt>{words.category}</dt>
        <dd>{line.category}</dd>
        <dt>{words.origin}</dt>
        <dd>{line.origin}</dd>
        {check.missing_scope && (
          <>
            <dt>{words.needs}</dt>
            <dd>
              <code>{check.missing_scope}</code>
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}
