import { signal } from '@preact/signals';
import type { InspectAnswer, InspectQuestion } from '../../src/browser/index.ts';
import { t } from '../i18n/index.ts';
import { saveFile } from '../settings/save-file.ts';
import { announce, tell } from '../state/announce.ts';
import { type ShownFault, shownFault } from '../state/fault.ts';
import { ledger } from '../state/ledger.ts';

export type Listing = InspectAnswer<'tools'>;
export type Check = InspectAnswer<'policy'>;
export type AuditEntry = InspectAnswer<'audit'>['records'][number];
export type Outcome = '' | AuditEntry['state'];

export const places = signal<InspectAnswer<'places'>>({ modes: ['full_pipeline'], nodes: [] });
export const mode = signal('full_pipeline');
export const node = signal('');
export const listing = signal<Listing | null>(null);
/** By tool: what was asked for where the person is now. */
export const checks = signal<ReadonlyMap<string, Check>>(new Map());
export const toolsFault = signal<ShownFault | null>(null);

export const auditTool = signal('');
export const auditOutcome = signal<Outcome>('');
export const records = signal<readonly AuditEntry[] | null>(null);
export const nextRecord = signal<number | undefined>(undefined);
export const auditFault = signal<ShownFault | null>(null);

const PAGE = 25;
let turn = 0;
let auditTurn = 0;

/** Every tool, and what would be let there. An answer that a newer choice has overtaken is dropped. */
export async function loadTools(): Promise<void> {
  turn += 1;
  const mine = turn;
  const where = { mode: mode.value, ...(node.value.trim() !== '' && { node: node.value.trim() }) };
  try {
    const [around, all] = await Promise.all([
      ledger().inspect({ what: 'places' }),
      ledger().inspect({ what: 'tools', ...where }),
    ]);
    const found = await Promise.all(
      all.tools.map(({ name }) => ledger().inspect({ what: 'policy', tool: name, ...where })),
    );
    if (mine !== turn) return;
    places.value = around;
    listing.value = all;
    checks.value = new Map(found.map((check) => [check.tool_name, check]));
    toolsFault.value = null;
  } catch (thrown) {
    if (mine === turn) toolsFault.value = shownFault(thrown);
  }
}

export async function loadRecords(): Promise<void> {
  auditTurn += 1;
  const mine = auditTurn;
  try {
    const page = await ledger().inspect(question());
    if (mine !== auditTurn) return;
    records.value = page.records;
    nextRecord.value = page.next;
    auditFault.value = null;
  } catch (thrown) {
    if (mine === auditTurn) auditFault.value = shownFault(thrown);
  }
}

export async function loadMoreRecords(): Promise<void> {
  const before = nextRecord.value;
  if (before === undefined) return;
  const mine = auditTurn;
  try {
    const page = await ledger().inspect({ ...question(), before_id: before });
    if (mine !== auditTurn) return;
    records.value = [...(records.value ?? []), ...page.records];
    nextRecord.value = page.next;
    announce(t().tools.showing(records.value.length));
  } catch (thrown) {
    auditFault.value = shownFault(thrown);
  }
}

/** Saves every record that the filter leaves, not only those on the screen. */
export async function saveRecords(): Promise<void> {
  try {
    const { limit: _, ...all } = question();
    const text = await ledger().inspect({ ...all, what: 'audit_export' });
    const day = new Date().toISOString().slice(0, 10);
    saveFile(new TextEncoder().encode(text), `skope-record-${day}.jsonl`, 'application/jsonl');
    tell(t().tools.exported);
  } catch (thrown) {
    auditFault.value = shownFault(thrown);
  }
}

function question(): InspectQuestion<'audit'> {
  return {
    what: 'audit',
    limit: PAGE,
    ...(auditTool.value !== '' && { tool: auditTool.value }),
    ...(auditOutcome.value !== '' && { state: auditOutcome.value }),
  };
}
