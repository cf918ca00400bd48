import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { BIN } from '../build-once.ts';

export interface Frame {
  readonly jsonrpc?: string;
  readonly id?: unknown;
  readonly result?: { readonly [key: string]: unknown };
  readonly error?: { readonly code: number; readonly message: string };
}

/** `skope mcp` as a bare process, for what no client would ever send or do. */
export class RawServer {
  readonly process: ChildProcessWithoutNullStreams;
  readonly lines: string[] = [];
  stderr = '';
  #waiting: (() => void)[] = [];
  #next = 0;
  readonly #exited: Promise<{ code: number | null; signal: string | null }>;

  constructor(db: string, before: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
    this.process = spawn(process.execPath, [...before, BIN, 'mcp', '--db', db], {
      env: { ...process.env, ...env },
    });
    this.#exited = once(this.process, 'exit').then(([code, signal]) => ({ code, signal }));
    this.process.stdin.on('error', () => undefined);
    this.process.stderr.on('data', (chunk) => {
      this.stderr += chunk;
    });
    createInterface({ input: this.process.stdout }).on('line', (line) => {
      this.lines.push(line);
      for (const wake of this.#waiting.splice(0)) wake();
    });
  }

  send(message: unknown): void {
    this.sendText(`${JSON.stringify(message)}\n`);
  }

  sendText(text: string): void {
    this.process.stdin.write(text);
  }

  /** The next line of stdout, parsed; a line that is no JSON fails the test that asked. */
  async frame(): Promise<Frame> {
    while (this.lines.length <= this.#next) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    const line = this.lines[this.#next] as string;
    this.#next += 1;
    return JSON.parse(line) as Frame;
  }

  /** Opens the 2025 era. */
  async initialize(): Promise<Frame> {
    this.send({
      jsonrpc: '2.0',
      id: 'init',
      method: 'initialize',
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
    });
    const answer = await this.frame();
    this.send({ jsonrpc: '2.0', method: 'notifications/initialized' });
    return answer;
  }

  async call(id: number | string, name: string, args: unknown = {}): Promise<Frame> {
    this.send({ jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: args } });
    return this.frame();
  }

  /** How the process ended; asks for a kill where it outlives `ms`. */
  async ended(ms: number): Promise<{ code: number | null; signal: string | null; inTime: boolean }> {
    let inTime = true;
    const timer = setTimeout(() => {
      inTime = false;
      this.process.kill('SIGKILL');
    }, ms);
    const end = await this.#exited;
    clearTimeout(timer);
    return { ...end, inTime };
  }
}
