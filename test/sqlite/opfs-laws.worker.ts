import * as comlink from 'comlink';
import { openOpfsStore, openWasmOpfs } from '../../src/sqlite/engines/wasm-opfs.ts';
import { engineContract } from './engine-contract.ts';

let serial = 0;

/** The files of OPFS are open to workers only, so the laws are checked in one. */
const laws = engineContract({
  engine: 'wasm-opfs',
  open: async (bytes) => {
    serial += 1;
    const name = `law-${serial}`;
    const store = await openOpfsStore({ name });
    try {
      store.remove();
      if (bytes) await store.replace(bytes);
    } finally {
      store.release();
    }
    return openWasmOpfs({ name });
  },
});

const checks = {
  titles: () => laws.map(({ title }) => title),
  /** What was found instead, or undefined where the law holds. */
  check: async (title: string): Promise<string | undefined> => {
    try {
      await laws.find((law) => law.title === title)?.check();
      return undefined;
    } catch (thrown) {
      return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
    }
  },
  openWasmOpfs: async (name: string) => {
    const db = await openWasmOpfs({ name });
    return comlink.proxy(db);
  },
};
export type OpfsLaws = typeof checks;

comlink.expose(checks);
