import { signal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { announce } from '../state/announce.ts';
import { type ShownFault, shownFault } from '../state/fault.ts';
import { ledger } from '../state/ledger.ts';
import { jsonProblem } from './json-problem.ts';

export interface RunResult {
  readonly ok: boolean;
  readonly value: unknown;
  readonly stdout: string;
  readonly stderr: string;
  readonly truncated: boolean;
  readonly duration_ms: number;
  readonly limits: { readonly [name: string]: number };
  readonly error?: { readonly code: string; readonly message: string; readonly hint: string };
  readonly component?: { readonly path: string; readonly sha256: string };
}

export interface Script {
  readonly slug: string;
  readonly revision_id: string;
  readonly path: string;
}

/** The run on the screen, one at a time; `result` stays until the next. */
export const running = signal<Script | null>(null);
export const result = signal<{ readonly of: Script; readonly answer: RunResult } | null>(null);
export const runFault = signal<ShownFault | null>(null);

let stopRun: AbortController | null = null;

/** Runs a script as an agent would: through the tool, so it is under the policy and in the record. */
export async function runScript(script: Script, input: unknown): Promise<void> {
  if (running.value) return;
  const stop = new AbortController();
  stopRun = stop;
  running.value = script;
  result.value = null;
  runFault.value = null;
  announce(t().skills.running);
  try {
    const { slug, revision_id, path: resource } = script;
    const args = { slug, revision_id, resource, input };
    const answer = await ledger().call('execute_cloud_skill', args, { signal: stop.signal });
    result.value = { of: script, answer: answer as unknown as RunResult };
    announce(answer['ok'] === true ? t().skills.ran : t().skills.ran_failed);
  } catch (thrown) {
    runFault.value = shownFault(thrown);
  } finally {
    running.value = null;
    stopRun = null;
  }
}

export function cancelRun(): void {
  stopRun?.abort();
}

export type ParsedInput =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly line: number; readonly column: number };

/** Blank is null; else JSON, or where it stops being JSON, counted from 1. */
export function parseInput(text: string): ParsedInput {
  if (text.trim() === '') return { ok: true, value: null };
  const at = jsonProblem(text);
  if (at < 0) return { ok: true, value: JSON.parse(text) };
  const before = text.slice(0, at).split('\n');
  return { ok: false, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
