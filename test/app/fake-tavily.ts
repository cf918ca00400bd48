import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the double was asked, as Tavily documents its request. */
export interface TavilyRequest {
  readonly authorization: string;
  readonly body: {
    readonly query: string;
    readonly topic: string;
    readonly time_range: string;
    readonly max_results: number;
    readonly include_domains?: readonly string[];
  };
}

/** One answer: a status with a body, or silence. */
export type TavilyAnswer = { readonly status: number; readonly body: string } | 'silence';

export interface FakeTavily {
  readonly url: string;
  readonly requests: TavilyRequest[];
  close(): Promise<void>;
}

/** A local server that speaks Tavily's documented shape; `answer` says what the nth request (from 0) of a query gets. */
export async function startFakeTavily(
  answer: (query: string, nth: number) => TavilyAnswer,
): Promise<FakeTavily> {
  const requests: TavilyRequest[] = [];
  const server: Server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const body = JSON.parse(text) as TavilyRequest['body'];
    const nth = requests.filter((earlier) => earlier.body.query === body.query).length;
    requests.push({ authorization: request.headers.authorization ?? '', body });
    const given = answer(body.query, nth);
    if (given === 'silence') return;
    response.writeHead(given.status, { 'content-type': 'application/json' }).end(given.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/search`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A successful answer with the fields that Tavily documents, the unused ones too. */
export function found(query: string, results: readonly Record<string, unknown>[]): TavilyAnswer {
  const full = results.map((result) => ({ score: 0.91, raw_content: null, favicon: null, ...result }));
  return {
    status: 200,
    body: JSON.stringify({
      query,
      follow_up_questions: null,
      answer: null,
      images: [],
      results: full,
      response_time: 1.09,
      request_id: '123e4567-e89b-12d3-a456-426614174111',
    }),
  };
}

/** An error as Tavily documents it; it repeats the key, as a careless service might. */
export function refused(status: number, key: string): TavilyAnswer {
  return { status, body: JSON.stringify({ detail: { error: `Refused: invalid API key ${key}.` } }) };
}
