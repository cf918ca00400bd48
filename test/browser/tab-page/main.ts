import { type BrowserSkope, connectSkope } from '../../../src/browser/index.ts';

/** What the tests in Node ask of a real tab. */
export interface TabPage {
  readonly skope: Promise<BrowserSkope>;
  /** Ingests one article after another until told to stop; tells each that was answered, and when. */
  writeOn(prefix: string, acknowledged: (url: string, at: number) => void): void;
  stop(): Promise<void>;
  playMonth(): Promise<string>;
}

declare global {
  interface Window {
    readonly tab: TabPage;
    /** Given to the page by the test. */
    readonly acknowledged: (url: string, at: number) => void;
  }
}

const asked = new URL(location.href).searchParams;
const skope = connectSkope({
  name: asked.get('name') ?? 'skope',
  persist: false,
  ...(asked.has('version') && { version: asked.get('version') ?? '' }),
});
// The test that asks for it meets the fault.
skope.catch(() => undefined);

let writing: Promise<void> | undefined;
let stopped = false;

const tab: TabPage = {
  skope,
  writeOn: (prefix, acknowledged) => {
    stopped = false;
    writing = (async () => {
      const ledger = await skope;
      for (let number = 0; !stopped; number += 1) {
        const url = `https://www.reuters.com/world/${prefix}-${number}`;
        await ledger.ingestNews({
          articles: [{ url, title: `Tesla ${prefix} ${number}`, source: 'Reuters' }],
        });
        acknowledged(url, Date.now());
      }
    })();
  },
  stop: async () => {
    stopped = true;
    await writing;
  },
  playMonth: () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./month.worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
      worker.onerror = (event) => reject(new Error(event.message));
    }),
};
Object.assign(window, { tab });
