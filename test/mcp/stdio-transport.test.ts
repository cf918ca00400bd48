import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { StdioTransport } from '../../src/mcp/transports/stdio.ts';

const MESSAGES = [
  { jsonrpc: '2.0', id: 1, method: 'ping' },
  { jsonrpc: '2.0', method: 'notifications/삼성전자 🌏', params: { text: 'é\u2028' } },
  { jsonrpc: '2.0', id: 'b', result: {} },
];

async function read(chunks: readonly (Buffer | string)[], encoding?: BufferEncoding): Promise<unknown[]> {
  const input = new PassThrough();
  if (encoding) input.setEncoding(encoding);
  const transport = new StdioTransport(input, new PassThrough());
  const received: unknown[] = [];
  transport.onmessage = (message) => received.push(message);
  const closed = new Promise<void>((resolve) => {
    transport.onclose = resolve;
  });
  await transport.start();
  for (const chunk of chunks) input.write(chunk);
  input.end();
  await closed;
  return received;
}

const BYTES = Buffer.from(MESSAGES.map((message) => `${JSON.stringify(message)}\r\n\n`).join(''));

test('StdioTransport › reads the same messages however the bytes are cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(BYTES.length), { maxLength: 12 }), async (cuts) => {
      const points = [0, ...cuts.sort((a, b) => a - b), BYTES.length];
      const chunks = points.slice(1).map((end, index) => BYTES.subarray(points[index], end));
      expect(await read(chunks)).toEqual(MESSAGES);
    }),
  );
});

test('StdioTransport › reads text as well, where somebody has set an encoding on stdin', async () => {
  expect(await read([BYTES], 'utf8')).toEqual(MESSAGES);
});

test('StdioTransport › closes once, and refuses to send afterwards', async () => {
  const input = new PassThrough();
  const transport = new StdioTransport(input, new PassThrough());
  let closed = 0;
  transport.onclose = () => {
    closed += 1;
  };
  await transport.start();
  await transport.close();
  await transport.close();
  input.end();
  expect(closed).toBe(1);
  await expect(transport.send({ jsonrpc: '2.0', id: 1, result: {} })).rejects.toThrow('closed');
});
