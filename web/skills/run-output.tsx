import { t } from '../i18n/index.ts';
import { Printed } from '../parts/printed.tsx';
import { VisibleText } from '../parts/visible-text.tsx';
import { Icon } from '../pictures/icons.tsx';
import { bytesText } from '../state/time-text.ts';
import type { RunResult } from './run-task.ts';

/** What a run came to, all of it as text. */
export function RunOutput({ answer }: { readonly answer: RunResult }) {
  const words = t().skills;
  const { ok, value, stdout, stderr, truncated, duration_ms, limits, error, component } = answer;
  return (
    <section class="run-output" aria-labelledby="run-output-title">
      <div class={ok ? 'notice notice-good' : 'notice notice-danger'}>
        <Icon name={ok ? 'check' : 'warn'} />
        <div>
          <h3 id="run-output-title">{ok ? words.ran : words.ran_failed}</h3>
          {error && <p>{words.failure[error.code] ?? <span lang="en">{error.hint}</span>}</p>}
          {error && (
            <p class="small" lang="en">
              <code>{error.code}</code> <VisibleText text={error.message} />
            </p>
          )}
          {truncated && <p>{words.cut}</p>}
        </div>
      </div>
      {ok && <Printed name={words.value} text={JSON.stringify(value, null, 2)} />}
      {stdout !== '' && <Printed name={words.stdout} text={stdout} />}
      {stderr !== '' && <Printed name={words.stderr} text={stderr} />}
      <dl class="facts number">
        <dt>{words.took}</dt>
        <dd>{words.milliseconds(duration_ms)}</dd>
        <dt>{words.limit_time}</dt>
        <dd>{words.milliseconds(limits['deadline_ms'] ?? 0)}</dd>
        <dt>{words.limit_memory}</dt>
        <dd>{bytesText(limits['memory_bytes'] ?? 0)}</dd>
        {component && (
          <>
            <dt>{words.hash}</dt>
            <dd>
              <code title={component.sha256}>{component.sha256.slice(0, 16)}…</code>
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
