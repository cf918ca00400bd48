import { t } from '../i18n/index.ts';
import { Printed } from '../parts/printed.tsx';
import { VisibleText } from '../parts/visible-text.tsx';
import { agoText, fullTime } from '../state/time-text.ts';
import type { AuditEntry } from './tools-state.ts';

/** One record: when, who, which tool and how it ended; opened, why it was let and with which arguments, secrets blacked out. */
export function AuditRow({ entry }: { readonly entry: AuditEntry }) {
  const words = t().tools;
  const { tool, at, state, code, reason, caller_kind, caller_name, user, blocking_policies } = entry;
  const who = words.who[caller_kind] ?? caller_kind;
  const facts = [
    [words.by, [who, caller_name === caller_kind ? '' : caller_name, user].filter(Boolean).join(' · ')],
    [words.origin, entry.origin],
    [words.in_mode, entry.mode === '' ? '' : (words.modes[entry.mode] ?? entry.mode)],
    [words.at_node, entry.node],
    [words.blocked_by, blocking_policies.join(', ')],
    [words.ended, code],
  ].filter(([, value]) => value !== '') as [string, string][];
  return (
    <li>
      <details>
        <summary>
          <code class="tool-name">
            <VisibleText text={tool} />
          </code>
          <span class="record-who">
            <VisibleText text={who} />
          </span>
          <time dateTime={at} title={fullTime(at)}>
            {agoText(at, Date.now())}
          </time>
          <span class="outcome" data-state={state}>
            {words.outcome[state]}
          </span>
        </summary>
        <div class="decision">
          <p lang="en">
            <span class="visually-hidden">{words.why}: </span>
            <VisibleText text={reason} />
          </p>
          <dl class="facts small">
            {facts.map(([name, value]) => (
              <>
                <dt key={name}>{name}</dt>
                <dd>
                  <VisibleText text={value} />
                </dd>
              </>
            ))}
          </dl>
          <Printed name={words.with} of={words.of_call(tool, entry.id)} text={pretty(entry.arguments)} />
        </div>
      </details>
    </li>
  );
}

/** The arguments are JSON unless they were cut. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
