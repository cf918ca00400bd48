import process from 'node:process';
import type { Output } from './output.ts';
import { PAGE_PORT, type ServePageOptions, servePage } from './serve-page.ts';

/** Serves the built page until Ctrl-C or the end of the terminal. Faults as `servePage`. */
export async function serveUntilStopped(options: ServePageOptions, output: Output): Promise<void> {
  // Listened for before the address is said: whoever reads it may end this at once.
  const stopped = stopSignal();
  const page = await servePage(options);
  output.answer({ url: page.url }, () => {
    output.text(`Your page: ${page.url}`);
    output.text('Its ledger lives in that browser. Ctrl-C ends it.');
  });
  await stopped;
  await page.close();
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
}

/** A port as a person wrote it: 4173 where none is given, 0 for any free one; undefined where it is none. */
export function portOf(text: string | undefined): number | undefined {
  if (text === undefined) return PAGE_PORT;
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}
