import { describe, expect, it } from 'vitest';
import type { SandboxResult, SandboxRunner } from '../../src/skills/sandbox/sandbox-runner.ts';
import cases from './sandbox-cases.json' with { type: 'json' };

interface SandboxCase {
  readonly law: string;
  readonly script: string;
  readonly files?: Readonly<Record<string, string | undefined>>;
  readonly input?: unknown;
  readonly value?: unknown;
  readonly code?: string;
  readonly codes?: readonly string[];
  readonly message?: string;
  readonly stdout?: string;
  readonly stderr?: string;
  readonly stdout_bytes?: number;
  readonly truncated?: boolean;
}

export interface SandboxHost {
  readonly runner: SandboxRunner;
  /** Workers that were started and not ended, as the host itself counts them. */
  readonly liveWorkers: () => number;
  /** Bytes that the host holds, where it can tell. */
  readonly heldBytes: () => number;
  readonly soakRuns: number;
}

const ENTRY = 'scripts/main.js';
/** Short for what is meant to run out of time; long for what is not, since test machines are slow. */
const SHORT_MS = 300;
const LONG_MS = 5_000;

function run(runner: SandboxRunner, script: string, more: Partial<SandboxCase> = {}, deadline_ms = LONG_MS) {
  const others = Object.entries(more.files ?? {}).flatMap(([path, text]) =>
    text === undefined ? [] : [[path, text] as const],
  );
  const files = new Map([[ENTRY, script], ...others]);
  return runner.run({ entry: ENTRY, files, input: more.input ?? null, limits: { deadline_ms } });
}

/** The laws of every sandbox; run unchanged in Node and in Chromium. */
export function sandboxContract(host: SandboxHost): void {
  const { runner } = host;

  describe('a script', () => {
    for (const item of cases as readonly SandboxCase[]) {
      it(item.law, async () => {
        const codes = item.codes ?? (item.code === undefined ? [] : [item.code]);
        const deadline = codes.includes('EXECUTION_TIMEOUT') ? SHORT_MS : LONG_MS;
        const result = await run(runner, item.script, item, deadline);
        expectShape(result);
        if (codes.length > 0) {
          expect(codes).toContain(result.error?.code);
          expect(result.value).toBeNull();
          expect(result.error?.message).toContain(item.message ?? '');
        } else {
          expect(result.error).toBeUndefined();
          expect(result.value).toStrictEqual(item.value);
        }
        if (item.stdout !== undefined) expect(result.stdout).toBe(item.stdout);
        if (item.stderr !== undefined) expect(result.stderr).toBe(item.stderr);
        if (item.truncated !== undefined) expect(result.truncated).toBe(item.truncated);
        if (item.stdout_bytes !== undefined) {
          expect(new TextEncoder().encode(result.stdout).length).toBe(item.stdout_bytes);
          expect(result.stdout).not.toContain('\ufffd');
        }
        expect(Object.prototype).not.toHaveProperty('polluted');
      });
    }
  });

  describe('the sandbox', () => {
    it('keeps no state between runs', async () => {
      const script = `const seen = globalThis.seen ?? Array.prototype.seen ?? 0;
        globalThis.seen = 1; Array.prototype.seen = 1; export default () => seen;`;
      expect((await run(runner, script)).value).toBe(0);
      expect((await run(runner, script)).value).toBe(0);
    });

    it('leaves the caller free: a turn passes and another run ends while a loop runs', async () => {
      const ended: string[] = [];
      let turns = 0;
      const count = (): void => {
        turns += 1;
        if (ended.length < 2) setTimeout(count);
      };
      setTimeout(count);
      await Promise.all([
        run(runner, 'for (;;);', {}, 4_000).then(() => ended.push('loop')),
        run(runner, 'export default () => 1').then(() => ended.push('quick')),
      ]);
      expect(ended).toEqual(['quick', 'loop']);
      expect(turns).toBeGreaterThan(10);
    });

    it('runs after a crash as before it', async () => {
      await run(runner, 'export default () => new Array(1e9) + ""', {}, SHORT_MS);
      expect((await run(runner, 'export default () => 1')).value).toBe(1);
    });

    it('stops a run that is cancelled, and does not start one that was', async () => {
      const controller = new AbortController();
      const files = new Map([[ENTRY, 'for (;;);']]);
      const running = runner.run(
        { entry: ENTRY, files, input: null, limits: { deadline_ms: 10_000 } },
        controller.signal,
      );
      setTimeout(() => controller.abort());
      expect((await running).error?.code).toBe('CANCELLED');
      const late = await runner.run({ entry: ENTRY, files, input: null }, controller.signal);
      expect(late.error?.code).toBe('CANCELLED');
    });

    it('refuses an input that is not JSON within the limits', async () => {
      const cyclic: Record<string, unknown> = {};
      cyclic['self'] = cyclic;
      let deep: unknown = 1;
      for (let level = 0; level < 100; level += 1) deep = [deep];
      for (const input of [cyclic, 1n, () => 1, 'x'.repeat(2_000_000), deep]) {
        const result = await run(runner, 'export default () => 1', { input });
        expect(result.error?.code).toBe('INVALID_ARGUMENT');
        expect(result.error?.message).toMatch(/^input: /);
      }
    });

    it('holds a deadline of at most ten seconds, whatever is asked for', async () => {
      const result = await run(runner, 'export default () => 1', {}, 3_600_000);
      expect(result.limits.deadline_ms).toBe(10_000);
    });

    it(`leaks nothing over ${host.soakRuns} runs`, { timeout: 600_000 }, async () => {
      await run(runner, 'export default () => 1');
      const workers = host.liveWorkers();
      const bytes = host.heldBytes();
      for (let index = 0; index < host.soakRuns; index += 1) {
        const script =
          index % 10 === 0 ? 'throw 1' : 'const kept = new Uint8Array(4e6); export default (n) => n';
        const result = await run(runner, script, { input: index });
        if (result.ok) expect(result.value).toBe(index);
      }
      expect(host.liveWorkers()).toBe(workers);
      // One leaked engine holds 16 MiB at least.
      expect(host.heldBytes() - bytes).toBeLessThan(host.soakRuns * 1024 * 1024 + 128 * 1024 * 1024);
    });
  });
}

function expectShape(result: SandboxResult): void {
  expect(result.ok).toBe(result.error === undefined);
  expect(typeof result.stdout).toBe('string');
  expect(typeof result.stderr).toBe('string');
  expect(typeof result.truncated).toBe('boolean');
  expect(result.duration_ms).toBeGreaterThanOrEqual(0);
  expect(result.limits.memory_bytes).toBe(32 * 1024 * 1024);
  if (result.error) expect(result.error.hint).not.toBe('');
}
