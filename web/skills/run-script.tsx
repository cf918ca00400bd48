import { useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { FaultNotice } from '../parts/fault-notice.tsx';
import { Icon } from '../pictures/icons.tsx';
import { EXAMPLE_INPUT } from './example-skill.ts';
import { RunOutput } from './run-output.tsx';
import { cancelRun, parseInput, result, runFault, running, runScript } from './run-task.ts';
import type { Content } from './skills-state.ts';

const RUNNABLE = /\.m?js$/;

/** A form for one run: which script, what goes in. A text that is not JSON is told before anything runs. */
export function RunScript({ slug, content }: { readonly slug: string; readonly content: Content }) {
  const words = t().skills;
  const scripts = content.components.filter(({ kind, path }) => kind === 'script' && RUNNABLE.test(path));
  const chosen = useSignal('');
  const text = useSignal(slug === 'compare-two-days' ? EXAMPLE_INPUT : '');
  const problem = useSignal('');
  const path = scripts.find((script) => script.path === chosen.value)?.path ?? likelyEntry(scripts);
  const start = (event: Event): void => {
    event.preventDefault();
    const input = parseInput(text.value);
    problem.value = input.ok ? '' : words.not_json(input.line, input.column);
    if (!input.ok) document.getElementById('run-input')?.focus();
    else if (path !== undefined)
      void runScript({ slug, revision_id: content.revision_id, path }, input.value);
  };
  const busy = running.value !== null;
  const done = result.value;
  return (
    <section class="section" aria-labelledby="run-title">
      <div class="section-head">
        <h2 id="run-title">{words.run}</h2>
        <p>{path === undefined ? words.no_scripts : words.run_lede}</p>
      </div>
      {path !== undefined && (
        <form class="run-form" onSubmit={start} noValidate>
          <div class="field">
            <label for="run-script">{words.script}</label>
            <select
              id="run-script"
              class="input"
              value={path}
              onChange={(event) => {
                chosen.value = event.currentTarget.value;
              }}
            >
              {scripts.map((script) => (
                <option key={script.path} value={script.path}>
                  {script.path}
                </option>
              ))}
            </select>
          </div>
          <div class="field">
            <label for="run-input">{words.input}</label>
            <p class="hint" id="run-input-hint">
              {words.input_hint}
            </p>
            <textarea
              id="run-input"
              class="input"
              spellcheck={false}
              aria-describedby="run-input-hint run-input-problem"
              aria-invalid={problem.value !== ''}
              value={text.value}
              onInput={(event) => {
                text.value = event.currentTarget.value;
                if (problem.value !== '' && parseInput(text.value).ok) problem.value = '';
              }}
            />
            <p id="run-input-problem" class="problem" role="alert">
              {problem.value}
            </p>
          </div>
          <div class="button-row">
            <button type="submit" class="button button-primary" disabled={busy}>
              <Icon name="play" size={16} />
              {words.go}
            </button>
            {busy && (
              <button type="button" class="button button-outline" onClick={cancelRun}>
                {words.cancel}
              </button>
            )}
          </div>
        </form>
      )}
      {busy && (
        <div class="task">
          <p>{words.running}</p>
          <progress aria-label={words.running} />
          <p class="hint">{words.running_text}</p>
        </div>
      )}
      {runFault.value && <FaultNotice fault={runFault.value} />}
      {done?.of.revision_id === content.revision_id && <RunOutput answer={done.answer} />}
    </section>
  );
}

/** A script that other scripts only import seldom has a default export; where one has, it is the one to run. */
function likelyEntry(
  scripts: readonly { readonly path: string; readonly text?: string }[],
): string | undefined {
  return (scripts.find(({ text }) => text !== undefined && /\bexport\s+default\b/.test(text)) ?? scripts[0])
    ?.path;
}
