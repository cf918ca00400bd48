import type { FaultCode } from '../../base/index.ts';

/** What a run may use. Bytes are of UTF-8 text, or of the engine's whole memory; times are milliseconds. */
export interface SandboxLimits {
  readonly deadline_ms: number;
  readonly memory_bytes: number;
  readonly stack_bytes: number;
  /** Standard output and standard error together. */
  readonly console_bytes: number;
  readonly input_bytes: number;
  readonly output_bytes: number;
  /** Nesting of arrays and objects in the input and in the value. */
  readonly json_depth: number;
}

export const DEFAULT_LIMITS: SandboxLimits = {
  deadline_ms: 1_000,
  memory_bytes: 32 * 1024 * 1024,
  stack_bytes: 512 * 1024,
  console_bytes: 64 * 1024,
  input_bytes: 1024 * 1024,
  output_bytes: 1024 * 1024,
  json_depth: 64,
};

export const MAX_DEADLINE_MS = 10_000;
/** How long after its deadline a run that does not stop by itself is killed. */
export const WATCHDOG_GRACE_MS = 250;

/** One run: nothing of it reaches the host but text, nothing of the host reaches it but `input` and `files`. */
export interface SandboxJob {
  /** Path of the script that is run, a key of `files`. */
  readonly entry: string;
  /** Every module that the script may import, by path from the root of its revision. */
  readonly files: ReadonlyMap<string, string>;
  /** A JSON value. */
  readonly input: unknown;
  readonly limits?: Partial<SandboxLimits>;
}

export interface SandboxError {
  readonly code: FaultCode;
  readonly message: string;
  readonly hint: string;
}

/** `value` is a JSON value, null where there is none; `error` is there exactly when `ok` is false. */
export interface SandboxResult {
  readonly ok: boolean;
  readonly value: unknown;
  readonly stdout: string;
  readonly stderr: string;
  /** Something that the script wrote is missing from `stdout` or `stderr`. */
  readonly truncated: boolean;
  readonly duration_ms: number;
  readonly limits: SandboxLimits;
  readonly error?: SandboxError;
}

/**
 * Runs scripts of one language, each in a fresh sandbox that is thrown away. It never throws for what a script
 * does: `SCRIPT_FAILED`, `EXECUTION_TIMEOUT`, `MEMORY_LIMIT`, `OUTPUT_LIMIT`, `SANDBOX_CRASHED`, `CANCELLED` and
 * `INVALID_ARGUMENT` (the input is not JSON within the limits) come as a result. Another language is another runner.
 */
export interface SandboxRunner {
  readonly language: string;
  /** File name endings that this runner can run, with the dot. */
  readonly extensions: readonly string[];
  run(job: SandboxJob, signal?: AbortSignal): Promise<SandboxResult>;
}
