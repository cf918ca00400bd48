import variant from '@jitl/quickjs-wasmfile-release-sync';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSRuntime,
  type QuickJSSyncVariant,
} from 'quickjs-emscripten-core';
import type { FaultCode } from '../../base/index.ts';
import { CappedConsole } from './capped-console.ts';
import { GUEST_PRELUDE } from './guest-prelude.ts';
import { moduleSource, resolveModule, START_MODULE } from './revision-modules.ts';
import type { SandboxLimits } from './sandbox-runner.ts';

/** A job as it travels to the worker: text and numbers only. */
export interface GuestJob {
  readonly entry: string;
  readonly files: ReadonlyMap<string, string>;
  readonly input: string;
  readonly limits: SandboxLimits;
}

/** What travels back: `value` is JSON text, empty where the script has no default export. */
export interface GuestAnswer {
  readonly value: string;
  readonly stdout: string;
  readonly stderr: string;
  readonly truncated: boolean;
  readonly duration_ms: number;
  readonly error?: { readonly code: FaultCode; readonly message: string };
}

type Ending = { readonly value: string } | { readonly code: FaultCode; readonly message: string };

/** The package's types describe its CommonJS build; as an ES module the default export is the variant itself. */
const ENGINE = variant as unknown as QuickJSSyncVariant;
const WASM_PAGE = 65_536;
/** The engine was built to start with this much. */
const INITIAL_PAGES = 256;
const JOBS_PER_TURN = 1_000;

/**
 * One run in an engine of its own: a fresh WebAssembly instance whose whole memory is capped, since the engine's
 * own limit does not bound it. It is never disposed of: after a stack or memory fault that would abort, and the
 * worker that holds it ends anyway. `started` is called when the script's time begins.
 */
export async function runGuest(job: GuestJob, started: () => void): Promise<GuestAnswer> {
  const memory = new WebAssembly.Memory({
    initial: INITIAL_PAGES,
    maximum: job.limits.memory_bytes / WASM_PAGE,
  });
  const engine = await newQuickJSWASMModuleFromVariant(
    newVariant(ENGINE, { wasmMemory: async () => memory }),
  );
  const output = new CappedConsole(job.limits.console_bytes);
  const runtime = engine.newRuntime();
  const run = new GuestRun(job, runtime, memory, output);
  started();
  const begin = performance.now();
  const ending = run.end(begin + job.limits.deadline_ms);
  const common = { ...output.read(), duration_ms: Math.round(performance.now() - begin) };
  return 'value' in ending ? { ...common, value: ending.value } : { ...common, value: '', error: ending };
}

class GuestRun {
  readonly #job: GuestJob;
  readonly #runtime: QuickJSRuntime;
  readonly #context: QuickJSContext;
  readonly #memory: WebAssembly.Memory;
  readonly #output: CappedConsole;
  readonly #prelude: { readonly finish: QuickJSHandle; readonly describe: QuickJSHandle };
  #deadline = Number.POSITIVE_INFINITY;
  #late = false;

  constructor(job: GuestJob, runtime: QuickJSRuntime, memory: WebAssembly.Memory, output: CappedConsole) {
    this.#job = job;
    this.#runtime = runtime;
    this.#memory = memory;
    this.#output = output;
    runtime.setMemoryLimit(job.limits.memory_bytes);
    runtime.setMaxStackSize(job.limits.stack_bytes);
    runtime.setInterruptHandler(() => this.#isLate());
    runtime.setModuleLoader(
      (name) => {
        const source = moduleSource(name, job.files);
        return source.ok ? source.value : { error: new Error(source.message) };
      },
      (base, requested) => resolveModule(base, requested, job.files),
    );
    this.#context = runtime.newContext();
    this.#prelude = this.#makePrelude();
  }

  end(deadline: number): Ending {
    this.#deadline = deadline;
    try {
      return this.#run();
    } catch (thrown) {
      return this.#engineFault(thrown);
    }
  }

  #run(): Ending {
    const context = this.#context;
    const start = `import * as entry from ${JSON.stringify(this.#job.entry)}; export { entry };`;
    const loaded = context.evalCode(start, START_MODULE, { type: 'module' });
    if (loaded.error) return this.#scriptFault(loaded.error);
    const namespace = this.#settle(loaded.value);
    if ('code' in namespace) return namespace;
    const called = context.callFunction(
      this.#prelude.finish,
      context.undefined,
      context.getProp(namespace, 'entry'),
      context.newString(this.#job.input),
    );
    if (called.error) return this.#scriptFault(called.error);
    const text = this.#settle(called.value);
    if ('code' in text) return text;
    const rest = this.#drain();
    return rest ?? { value: context.getString(text) };
  }

  #makePrelude(): { readonly finish: QuickJSHandle; readonly describe: QuickJSHandle } {
    const context = this.#context;
    const { limits } = this.#job;
    const write = context.newFunction('write', (stream, line) => {
      const to = context.getString(stream) === 'stderr' ? 'stderr' : 'stdout';
      return this.#output.write(to, context.getString(line)) ? context.true : context.false;
    });
    const make = context.unwrapResult(context.evalCode(GUEST_PRELUDE, 'skope:prelude'));
    const pair = context.unwrapResult(
      context.callFunction(
        make,
        context.undefined,
        write,
        context.newNumber(limits.console_bytes),
        context.newNumber(limits.output_bytes),
      ),
    );
    return { finish: context.getProp(pair, 0), describe: context.getProp(pair, 1) };
  }

  /** Runs jobs until the promise is settled; what is not a promise is settled already. */
  #settle(handle: QuickJSHandle): QuickJSHandle | { code: FaultCode; message: string } {
    for (;;) {
      const state = this.#context.getPromiseState(handle);
      if (state.type === 'fulfilled') return state.value;
      if (state.type === 'rejected') return this.#scriptFault(state.error);
      if (!this.#runtime.hasPendingJob()) {
        if (this.#isMemoryFull()) return this.#outOfMemory();
        return { code: 'SCRIPT_FAILED', message: 'The script awaits a promise that nothing can settle.' };
      }
      const stopped = this.#turn();
      if (stopped) return stopped;
    }
  }

  /** Lets jobs that nothing awaits finish, for their console output. What they throw is theirs, but not memory. */
  #drain(): { code: FaultCode; message: string } | undefined {
    if (!this.#runtime.hasPendingJob()) return undefined;
    while (this.#runtime.hasPendingJob()) {
      const stopped = this.#turn();
      if (stopped) return stopped;
    }
    return this.#isMemoryFull() ? this.#outOfMemory() : undefined;
  }

  #turn(): { code: FaultCode; message: string } | undefined {
    const done = this.#runtime.executePendingJobs(JOBS_PER_TURN);
    // An interrupt may be swallowed inside a promise: the clock decides, not the error.
    if (this.#isLate()) return this.#timeout();
    return done.error ? this.#scriptFault(done.error) : undefined;
  }

  #scriptFault(error: QuickJSHandle): { code: FaultCode; message: string } {
    if (this.#isLate()) return this.#timeout();
    const context = this.#context;
    if (this.#isOutOfMemory(error)) return this.#outOfMemory();
    const shown = context.callFunction(this.#prelude.describe, context.undefined, error);
    const text = !shown.error ? context.getString(shown.value) : 'The script failed.';
    if (text.startsWith('RangeError: OUTPUT_LIMIT')) {
      return {
        code: 'OUTPUT_LIMIT',
        message: `The script returned more than ${this.#job.limits.output_bytes} bytes of JSON.`,
      };
    }
    return { code: 'SCRIPT_FAILED', message: text.slice(0, 2_000) };
  }

  /** The engine may be unable to make the error itself: then null is thrown, with the memory used up. */
  #isOutOfMemory(error: QuickJSHandle): boolean {
    const context = this.#context;
    if (context.eq(error, context.null)) return this.#isMemoryFull();
    return (
      context.typeof(error) === 'object' &&
      context.getString(context.getProp(error, 'message')) === 'out of memory'
    );
  }

  #engineFault(thrown: unknown): { code: FaultCode; message: string } {
    if (this.#isLate()) return this.#timeout();
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    if (/call stack|recursion/i.test(message)) {
      return { code: 'SCRIPT_FAILED', message: 'InternalError: stack overflow' };
    }
    if (/memory|OOM/i.test(message) || this.#isMemoryFull()) return this.#outOfMemory();
    return { code: 'SANDBOX_CRASHED', message: `The engine failed: ${message.slice(0, 500)}` };
  }

  #isMemoryFull(): boolean {
    return this.#memory.buffer.byteLength > this.#job.limits.memory_bytes * 0.75;
  }

  #outOfMemory(): { code: FaultCode; message: string } {
    return {
      code: 'MEMORY_LIMIT',
      message: `The script needed more than ${this.#job.limits.memory_bytes} bytes of memory.`,
    };
  }

  #timeout(): { code: FaultCode; message: string } {
    return {
      code: 'EXECUTION_TIMEOUT',
      message: `The script ran longer than ${this.#job.limits.deadline_ms} ms.`,
    };
  }

  #isLate(): boolean {
    this.#late ||= performance.now() >= this.#deadline;
    return this.#late;
  }
}
