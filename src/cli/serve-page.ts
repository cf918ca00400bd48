import { createReadStream, type Stats, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';
import { Fault } from '../base/index.ts';

export const PAGE_PORT = 4173;
const HOST = '127.0.0.1';

export interface ServePageOptions {
  /** 4173 by default: the origin, and with it the ledger in the browser, hangs on the port. 0 takes any free one. */
  readonly port?: number | undefined;
  /** The folder of the built page, `dist/web`. */
  readonly root: string;
}

export interface ServedPage {
  readonly url: string;
  close(): Promise<void>;
}

/** The same policy as in `index.html`, for the workers too, and what only a header can say. */
const CSP = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CSP,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Serves the built page on the loopback interface. Faults: `PORT_TAKEN`; `INVALID_ARGUMENT` where `root` holds no page. */
export async function servePage({ port = PAGE_PORT, root }: ServePageOptions): Promise<ServedPage> {
  const folder = resolve(root);
  if (!fileAt(join(folder, 'index.html'))) {
    throw new Fault(
      'INVALID_ARGUMENT',
      `${folder} holds no built page (index.html is missing). Run \`npm run build\` first.`,
    );
  }
  const server = createServer((request, response) => answer(folder, request, response));
  await listen(server, port);
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${taken}/`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      fail(error.code === 'EADDRINUSE' ? portTaken(port, error) : error);
    });
    server.listen(port, HOST, done);
  });
}

function portTaken(port: number, cause: unknown): Fault {
  return new Fault(
    'PORT_TAKEN',
    `Port ${port} of ${HOST} is in use. If skope already runs there, open http://${HOST}:${port}/. Else end that program, or choose another port with --port; another port is another origin for the browser, and so another ledger.`,
    { cause },
  );
}

function answer(folder: string, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  const refusal = refusalOf(request);
  if (refusal) {
    refuse(response, refusal.status, refusal.text);
    return;
  }
  const path = pathIn(folder, request.url ?? '/');
  const found = path === undefined ? undefined : fileAt(path);
  if (path === undefined || !found) {
    refuse(response, 404, 'Not found.');
    return;
  }
  response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
  response.setHeader('content-length', found.size);
  response.setHeader('cache-control', cacheControl(folder, path));
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  createReadStream(path)
    .on('error', () => response.destroy())
    .pipe(response);
}

function refusalOf({
  headers,
  method,
}: IncomingMessage): { readonly status: number; readonly text: string } | undefined {
  if (!isOurHost(headers.host)) return { status: 421, text: 'This address is not served here.' };
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, text: 'Only GET and HEAD.' };
  return undefined;
}

/** A name that a foreign page made point to loopback (DNS rebinding) is not ours. */
function isOurHost(host: string | undefined): boolean {
  return host !== undefined && /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i.test(host);
}

/** The file that a request names, inside the folder and not hidden, or undefined. */
function pathIn(folder: string, url: string): string | undefined {
  let name: string;
  try {
    name = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return undefined;
  }
  if (name.includes('\0') || name.split(/[\\/]/).some((part) => part.startsWith('.'))) return undefined;
  const path = resolve(folder, `.${name.endsWith('/') ? `${name}index.html` : name}`);
  return path.startsWith(folder + sep) ? path : undefined;
}

function fileAt(path: string): Stats | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() ? found : undefined;
}

/** Files under `assets` carry their hash in the name; all others are asked for again. */
function cacheControl(folder: string, path: string): string {
  return path.startsWith(join(folder, 'assets') + sep) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
