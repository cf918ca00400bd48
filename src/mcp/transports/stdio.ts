import type { Readable, Writable } from 'node:stream';
import {
  isJSONRPCRequest,
  type JSONRPCMessage,
  parseJSONRPCMessage,
  type Transport,
} from '@modelcontextprotocol/server';

/** Longest line that is read; a longer one is refused by name and the connection lives on. */
export const MOST_LINE_BYTES = 32 * 1024 * 1024;
const INVALID_REQUEST = -32600;
const PARSE_ERROR = -32700;

/**
 * MCP over stdin and stdout, one JSON message a line. What is not a message is answered (-32700, -32600) instead of dropped:
 * broken JSON, batches, over-long lines. `onclose` comes once, when stdin ends or stdout breaks.
 */
export class StdioTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: NonNullable<Transport['onmessage']>;
  readonly #input: Readable;
  readonly #output: Writable;
  #chunks: Buffer[] = [];
  #size = 0;
  #skipping = false;
  #closed = false;

  constructor(input: Readable, output: Writable) {
    this.#input = input;
    this.#output = output;
  }

  async start(): Promise<void> {
    this.#input.on('data', this.#receive);
    this.#input.on('end', this.#end);
    this.#input.on('close', this.#end);
    this.#input.on('error', this.#end);
    this.#output.on('error', this.#end);
  }

  send(message: JSONRPCMessage): Promise<void> {
    if (this.#closed) return Promise.reject(new Error('The connection is closed.'));
    return new Promise((resolve, reject) => {
      this.#output.write(`${JSON.stringify(message)}\n`, (error) => (error ? reject(error) : resolve()));
    });
  }

  async close(): Promise<void> {
    this.#end();
  }

  readonly #end = (): void => {
    if (this.#closed) return;
    this.#closed = true;
    this.#input.off('data', this.#receive);
    this.#input.pause();
    this.onclose?.();
  };

  readonly #receive = (chunk: Buffer | string): void => {
    let rest = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      this.#append(rest.subarray(0, end));
      this.#finishLine();
      rest = rest.subarray(end + 1);
    }
    this.#append(rest);
  };

  #append(part: Buffer): void {
    if (this.#skipping || part.length === 0) return;
    this.#chunks.push(part);
    this.#size += part.length;
    if (this.#size <= MOST_LINE_BYTES) return;
    const head = Buffer.concat(this.#chunks).subarray(0, 4096).toString('utf8');
    this.#skipping = true;
    this.#chunks = [];
    this.#refuse(
      idIn(head),
      INVALID_REQUEST,
      `The message is longer than ${MOST_LINE_BYTES} bytes and was not read. Send it in smaller batches.`,
    );
  }

  #finishLine(): void {
    const line = this.#skipping ? '' : Buffer.concat(this.#chunks).toString('utf8').trim();
    this.#chunks = [];
    this.#size = 0;
    this.#skipping = false;
    if (line !== '') this.#deliver(line);
  }

  #deliver(line: string): void {
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      this.#refuse(null, PARSE_ERROR, 'The line is not JSON. Send one JSON-RPC message a line.');
      return;
    }
    if (Array.isArray(value)) {
      this.#refuse(null, INVALID_REQUEST, 'Batches are not part of this protocol. Send one message a line.');
      return;
    }
    let message: JSONRPCMessage;
    try {
      message = parseJSONRPCMessage(value);
    } catch {
      this.#refuse(idOf(value), INVALID_REQUEST, 'The line is not a JSON-RPC 2.0 message.');
      return;
    }
    if (isJSONRPCRequest(message) && typeof message.id === 'number' && !Number.isInteger(message.id)) {
      this.#refuse(null, INVALID_REQUEST, 'A request id is a string or a whole number.');
      return;
    }
    this.onmessage?.(message);
  }

  #refuse(id: string | number | null, code: number, message: string): void {
    this.onerror?.(new Error(message));
    if (!this.#closed)
      this.#output.write(`${JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })}\n`);
  }
}

function idOf(value: unknown): string | number | null {
  const id = (value as { id?: unknown } | null)?.id;
  return typeof id === 'string' || Number.isInteger(id) ? (id as string | number) : null;
}

/** The id in the first bytes of a message that is too long to be parsed. */
function idIn(head: string): string | number | null {
  const found = /"id"\s*:\s*(?:(\d{1,15})|"([^"\\]{1,200})")/.exec(head);
  if (!found) return null;
  return found[1] === undefined ? (found[2] ?? null) : Number(found[1]);
}
