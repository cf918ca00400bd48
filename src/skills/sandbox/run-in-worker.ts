import { FAULT_CODES, type FaultCode } from '../../base/index.ts';
import type { GuestAnswer, GuestJob } from './quickjs-guest.ts';
import { inputText, outputValue } from './sandbox-json.ts';
import { settleLimits } from './sandbox-limits.ts';
import {
  type SandboxJob,
  type SandboxLimits,
  type SandboxResult,
  WATCHDOG_GRACE_MS,
} from './sandbox-runner.ts';

/** What a worker says: `started` when the script's time begins, then its answer. */
export type WorkerSays = { readonly started: true } | { readonly answer: GuestAnswer };

/** A worker of either kind that lives for one run. */
export interface DisposableWorker {
  /** Sends the job and tells what the worker says; `failed` when it broke or ended by itself. */
  begin(
    job: GuestJob,
    heard: (said: WorkerSays) => void,
    failed: (code: FaultCode, message: string) => void,
  ): void;
  kill(): Promise<void>;
}

/** A worker that has not started the script by then never will. */
const START_UP_MS = 15_000;

/** The host's half of a run, the same for every kind of worker: checks, watchdog, cancelling, and the clean end. */
export async function runInWorker(
  job: SandboxJob,
  signal: AbortSignal | undefined,
  spawn: () => DisposableWorker,
): Promise<SandboxResult> {
  const limits = settleLimits(job.limits);
  const input = inputText(job.input, limits);
  if (!input.ok) return failure(limits, 'INVALID_ARGUMENT', `input: ${input.message}.`);
  if (signal?.aborted) return failure(limits, 'CANCELLED', 'The run was cancelled before it began.');
  const guestJob = { entry: job.entry, files: job.files, input: input.value, limits };
  return await converse(guestJob, signal, spawn());
}

function converse(
  job: GuestJob,
  signal: AbortSignal | undefined,
  worker: DisposableWorker,
): Promise<SandboxResult> {
  const { limits } = job;
  return new Promise((resolve, reject) => {
    let ended = false;
    let begin = performance.now();
    const end = (result: SandboxResult): void => {
      if (ended) return;
      ended = true;
      clearTimeout(watchdog);
      signal?.removeEventListener('abort', cancel);
      worker.kill().then(() => resolve(result), reject);
    };
    const stop = (code: FaultCode, message: string): void => {
      // What the script wrote is lost with the worker, so the result says that something is missing.
      end({
        ...failure(limits, code, message),
        truncated: true,
        duration_ms: Math.round(performance.now() - begin),
      });
    };
    const cancel = (): void => stop('CANCELLED', 'The run was cancelled.');
    let watchdog = setTimeout(() => stop('SANDBOX_CRASHED', 'The sandbox did not start.'), START_UP_MS);
    signal?.addEventListener('abort', cancel, { once: true });
    const heard = (said: WorkerSays): void => {
      if (ended) return;
      if ('answer' in said) {
        end(answered(said.answer, limits));
        return;
      }
      clearTimeout(watchdog);
      begin = performance.now();
      watchdog = setTimeout(
        () =>
          stop('EXECUTION_TIMEOUT', `The script ran longer than ${limits.deadline_ms} ms and was killed.`),
        limits.deadline_ms + WATCHDOG_GRACE_MS,
      );
    };
    worker.begin(job, heard, stop);
  });
}

function answered(answer: GuestAnswer, limits: SandboxLimits): SandboxResult {
  const { stdout, stderr, truncated, duration_ms } = answer;
  const common = { stdout, stderr, truncated, duration_ms };
  if (answer.error) return { ...failure(limits, answer.error.code, answer.error.message), ...common };
  if (answer.value === '') return { ok: true, value: null, ...common, limits };
  const parsed = outputValue(answer.value, limits);
  if (!parsed.ok)
    return { ...failure(limits, 'OUTPUT_LIMIT', `The script's value is ${parsed.message}.`), ...common };
  const { value, dropped } = parsed.value;
  const note = dropped === 0 ? '' : `skope: left ${dropped} key(s) "__proto__" out of the value\n`;
  return { ok: true, value, ...common, stderr: stderr + note, limits };
}

/** A result that says why there is no value. */
export function failure(limits: SandboxLimits, code: FaultCode, message: string): SandboxResult {
  return {
    ok: false,
    value: null,
    stdout: '',
    stderr: '',
    truncated: false,
    duration_ms: 0,
    limits,
    error: { code, message, hint: FAULT_CODES[code] },
  };
}
