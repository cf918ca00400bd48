import { t } from '../i18n/index.ts';
import { FaultNotice } from '../parts/fault-notice.tsx';
import { AuditRow } from './audit-row.tsx';
import {
  auditFault,
  auditOutcome,
  auditTool,
  listing,
  loadMoreRecords,
  loadRecords,
  nextRecord,
  type Outcome,
  records,
  saveRecords,
} from './tools-state.ts';

const OUTCOMES = ['done', 'failed', 'refused', 'intended'] as const;

/** Who called what, whether it was let, and how it ended. */
export function AuditTrail() {
  const words = t().tools;
  const shown = records.value;
  const filtered = auditTool.value !== '' || auditOutcome.value !== '';
  return (
    <section class="section" aria-labelledby="record-title">
      <div class="section-head">
        <h2 id="record-title">{words.record}</h2>
        <p>{words.record_lede}</p>
      </div>
      {(filtered || (shown?.length ?? 0) > 0) && <Filters />}
      {auditFault.value && <FaultNotice fault={auditFault.value} />}
      {shown?.length === 0 && (
        <div class="quiet-empty">
          <p>{filtered ? words.no_match : words.no_records}</p>
          {filtered && (
            <button type="button" class="button button-quiet" onClick={() => choose('', '')}>
              {words.clear}
            </button>
          )}
        </div>
      )}
      {shown && shown.length > 0 && (
        <ul class="record-list">
          {shown.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <div class="button-row">
        {nextRecord.value !== undefined && (
          <button type="button" class="button button-outline" onClick={() => void loadMoreRecords()}>
            {words.more}
          </button>
        )}
        {shown && shown.length > 0 && (
          <button type="button" class="button button-quiet" onClick={() => void saveRecords()}>
            {words.export}
          </button>
        )}
      </div>
    </section>
  );
}

function Filters() {
  const words = t().tools;
  const names = new Set([
    ...(listing.value?.tools ?? []).map(({ name }) => name),
    ...(records.value ?? []).map(({ tool }) => tool),
    ...(auditTool.value === '' ? [] : [auditTool.value]),
  ]);
  return (
    <div class="record-filters">
      <div class="field">
        <label for="record-tool">{words.filter_tool}</label>
        <select
          id="record-tool"
          class="input"
          value={auditTool.value}
          onChange={(event) => choose(event.currentTarget.value, auditOutcome.value)}
        >
          <option value="">{words.any_tool}</option>
          {[...names].sort().map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div class="field">
        <label for="record-outcome">{words.filter_outcome}</label>
        <select
          id="record-outcome"
          class="input"
          value={auditOutcome.value}
          onChange={(event) => choose(auditTool.value, event.currentTarget.value as Outcome)}
        >
          <option value="">{words.any_outcome}</option>
          {OUTCOMES.map((name) => (
            <option key={name} value={name}>
              {words.outcome[name]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

function choose(tool: string, outcome: Outcome): void {
  auditTool.value = tool;
  auditOutcome.value = outcome;
  void loadRecords();
}
