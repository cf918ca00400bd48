import * as comlink from 'comlink';
import { openOpfsStore } from '../../src/sqlite/engines/wasm-opfs.ts';

/** Writes what no skope would write in the place of a ledger, and reads what lies there. */
const files = {
  async put(name: string, bytes: Uint8Array): Promise<void> {
    const store = await openOpfsStore({ name });
    await store.replace(bytes);
    store.release();
  },
  async read(name: string): Promise<Uint8Array | undefined> {
    const store = await openOpfsStore({ name });
    const bytes = store.read();
    store.release();
    return bytes;
  },
};
export type LedgerFiles = typeof files;

comlink.expose(files);
