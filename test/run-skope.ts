import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { runCli } from '../src/cli/main.ts';
import { BIN } from './build-once.ts';

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A person's machine for `skope`: an empty home, and nothing of the real environment that skope reads. */
export class TestHome {
  readonly folder = mkdtempSync(join(tmpdir(), 'skope-home-'));
  readonly env: NodeJS.ProcessEnv;

  constructor() {
    const { SKOPE_DB_PATH: _db, SKOPE_TAVILY_API_KEY: _key, ...outer } = process.env;
    this.env = {
      ...outer,
      HOME: this.folder,
      USERPROFILE: this.folder,
      XDG_CONFIG_HOME: join(this.folder, '.config'),
      APPDATA: join(this.folder, 'AppData', 'Roaming'),
      LOCALAPPDATA: join(this.folder, 'AppData', 'Local'),
      SKOPE_HOME: join(this.folder, '.skope'),
    };
  }

  path(...names: string[]): string {
    return join(this.folder, ...names);
  }

  /**
   * Runs a command in this process, from the sources: what it says, and how it would exit. Not for `mcp install`: the home
   * folder of a running process is the real one.
   */
  async run(...args: string[]): Promise<Ran> {
    if (args[0] === 'mcp') throw new Error('Use spawn: this would write into the real home folder.');
    const said = { stdout: '', stderr: '' };
    const { env, exitCode, emitWarning } = process;
    const listeners = process.stdout.listeners('error');
    const spies = (['stdout', 'stderr'] as const).map((name) =>
      vi.spyOn(process[name], 'write').mockImplementation((chunk) => {
        said[name] += String(chunk);
        return true;
      }),
    );
    process.env = { ...this.env };
    process.exitCode = undefined;
    try {
      return { code: await runCli(args), ...said };
    } finally {
      for (const spy of spies) spy.mockRestore();
      Object.assign(process, { env, exitCode, emitWarning });
      for (const added of process.stdout.listeners('error'))
        if (!listeners.includes(added)) process.stdout.off('error', added as () => void);
    }
  }

  /** Runs with `--json`; the answer parsed. Throws what was said where the command did not succeed. */
  async json(...args: string[]): Promise<Record<string, unknown>> {
    const { code, stdout, stderr } = await this.run(...args, '--json');
    if (code !== 0) throw new Error(`exit ${code}: ${stdout}${stderr}`);
    return JSON.parse(stdout) as Record<string, unknown>;
  }

  /** `skope ingest` of a file with this text. */
  ingest(text: string, ...more: string[]): Promise<Ran> {
    writeFileSync(this.path('news'), text);
    return this.run('ingest', this.path('news'), ...more);
  }

  /** Runs the built program as a process of its own; `input` is its stdin. */
  spawn(args: readonly string[], input = ''): Promise<Ran> {
    const child = spawn(process.execPath, [BIN, ...args], { env: this.env });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      stdout += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk) => {
      stderr += chunk;
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    return new Promise((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
