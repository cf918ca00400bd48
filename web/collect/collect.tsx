import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { FaultNotice } from '../parts/fault-notice.tsx';
import { Icon } from '../pictures/icons.tsx';
import { profile } from '../state/ledger.ts';
import { goTo } from '../state/route.ts';
import { type Collected, cancelCollect, collect, collected, collectFault, progress } from './collect-task.ts';
import { Refusals } from './refusals.tsx';
import { useDropZone } from './use-drop-zone.ts';

/** Paste or drop, watch, cancel, read what became of each. */
export function Collect() {
  const words = t().collect;
  return (
    <div class="page">
      <div class="page-head">
        <h1 tabIndex={-1}>{words.title}</h1>
        <p>{words.lede}</p>
      </div>
      {profile.value?.configured ? <Desk /> : <NeedsProfile />}
    </div>
  );
}

function NeedsProfile() {
  return (
    <div class="notice">
      <Icon name="info" />
      <div>
        <p>{t().collect.needs_profile}</p>
        <div class="button-row">
          <button type="button" class="button button-primary" onClick={() => goTo('profile')}>
            {t().welcome.start}
          </button>
          <button type="button" class="button button-outline" onClick={() => goTo('radar')}>
            {t().welcome.sample}
          </button>
        </div>
      </div>
    </div>
  );
}

function Desk() {
  const words = t().collect;
  const text = useSignal('');
  const picker = useRef<HTMLInputElement>(null);
  const busy = progress.value !== null;
  const takeFile = async (file: File | undefined): Promise<void> => {
    if (file && !busy) await collect(await file.text());
  };
  const zone = useDropZone((file) => void takeFile(file));
  return (
    <>
      <section class="section">
        <div class="drop" ref={zone}>
          <div class="field">
            <label for="articles">{words.label}</label>
            <p class="hint" id="articles-hint">
              {words.hint}
            </p>
            <textarea
              id="articles"
              class="input"
              spellcheck={false}
              aria-describedby="articles-hint"
              placeholder={words.placeholder}
              value={text.value}
              onInput={(event) => {
                text.value = event.currentTarget.value;
              }}
            />
          </div>
          <div class="drop-line">
            <button
              type="button"
              class="button button-primary"
              disabled={busy || text.value.trim() === ''}
              onClick={() => void collect(text.value)}
            >
              {words.take}
            </button>
            <button
              type="button"
              class="button button-outline"
              disabled={busy}
              onClick={() => picker.current?.click()}
            >
              {words.choose}
            </button>
            <span>{words.drop}</span>
            <input
              ref={picker}
              type="file"
              hidden
              aria-label={words.choose}
              accept=".json,.jsonl,.ndjson,.xml,.rss,.txt,application/json"
              onChange={(event) => {
                void takeFile(event.currentTarget.files?.[0]);
                event.currentTarget.value = '';
              }}
            />
          </div>
        </div>
      </section>
      {progress.value && <Working {...progress.value} />}
      {collectFault.value && <FaultNotice fault={collectFault.value} />}
      {collected.value && <Result result={collected.value} />}
    </>
  );
}

function Working({
  done,
  total,
  cancelling,
}: {
  readonly done: number;
  readonly total: number;
  readonly cancelling: boolean;
}) {
  const words = t().collect;
  return (
    <section class="task" aria-label={words.progress}>
      <div class="task-line">
        <p class="number">{cancelling ? words.cancelling : words.working(done, total)}</p>
        <button
          type="button"
          class="button button-outline button-small"
          disabled={cancelling}
          onClick={cancelCollect}
        >
          {words.cancel}
        </button>
      </div>
      <progress aria-label={words.progress} max={Math.max(1, total)} value={done} />
      <p class="hint">{words.kept_so_far}</p>
    </section>
  );
}

function Result({ result }: { readonly result: Collected }) {
  const words = t().collect;
  const figures = [
    [words.new, result.new, ''],
    [words.reach, result.entered_radar, 'is-good'],
    [words.known, result.duplicates, ''],
    [words.refused, result.refused.length, result.refused.length > 0 ? 'is-warn' : ''],
  ] as const;
  const nothing = result.total === 0 && result.refused.length === 0;
  return (
    <>
      <section class="section" aria-labelledby="result-title">
        <h2 id="result-title">{result.cancelled ? words.stopped : words.done}</h2>
        {nothing ? (
          <p>{words.nothing}</p>
        ) : (
          <dl class="totals">
            {figures.map(([name, figure, kind]) => (
              <div key={name} class={kind}>
                <dt>{name}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        )}
        {result.cancelled && (
          <p class="soft">{words.cancelled(result.processed, result.total - result.processed)}</p>
        )}
        {result.entered_radar > 0 && (
          <div class="button-row">
            <button type="button" class="button button-primary" onClick={() => goTo('radar')}>
              {words.see}
            </button>
          </div>
        )}
      </section>
      {result.refused.length > 0 && <Refusals refused={result.refused} />}
    </>
  );
}
