import type { SAHPoolUtil, Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { Fault } from '../../base/index.ts';
import type { Database } from '../database.ts';
import { loadSqlite, takeStorageError } from './load-sqlite.ts';
import { createWasmDatabase } from './wasm-database.ts';

const FILE = '/ledger.db';
const INCOMING = '/incoming.db';
/** The ledger, its journal, an incoming file, and room for what SQLite sorts on disk. */
const FILES_IN_POOL = 6;
const HANDLES_WAIT_MS = 5000;

/** The one place of the origin where a ledger's file lies. Holds it alone, from `openOpfsStore` to `release()`. */
export interface OpfsStore {
  /** Opens the ledger, made new where there is none. One at a time. */
  open(): Database;
  /** The bytes as they lie there, sound or not; undefined where there is no file. The ledger is closed. */
  read(): Uint8Array | undefined;
  /** Puts another file in the place of this one; a crash in between leaves one of the two. The ledger is closed. */
  replace(bytes: Uint8Array): Promise<void>;
  /** Removes the file for good. The ledger is closed. */
  remove(): void;
  release(): void;
}

/**
 * A ledger in this origin's private file system, in a dedicated worker. Needs no cross-origin isolation. One holder at a time:
 * a second one gets `LEDGER_BUSY` after five seconds. Faults: `STORAGE_UNAVAILABLE`, `STORAGE_FULL`, `LEDGER_CORRUPT`.
 */
export async function openWasmOpfs(options: { readonly name?: string } = {}): Promise<Database> {
  const store = await openOpfsStore(options);
  try {
    const db = store.open();
    return {
      ...db,
      close: () => {
        db.close();
        store.release();
      },
    };
  } catch (thrown) {
    store.release();
    throw thrown;
  }
}

export async function openOpfsStore({ name = 'skope' }: { readonly name?: string } = {}): Promise<OpfsStore> {
  if (!/^[a-z0-9-]{1,40}$/.test(name)) {
    throw new Fault('INVALID_ARGUMENT', 'name: expected 1 to 40 of a-z, 0-9 and "-".');
  }
  const sqlite3 = await loadSqlite();
  const pool = await openPool(sqlite3, name);
  try {
    await pool.reserveMinimumCapacity(FILES_IN_POOL);
    await finishReplacement(pool);
  } catch (thrown) {
    pool.pauseVfs();
    throw storageFault(thrown);
  }
  return {
    open: () => openFile(sqlite3, pool),
    read: () => (pool.getFileNames().includes(FILE) ? guard(() => pool.exportFile(FILE)) : undefined),
    replace: async (bytes) => {
      checkDatabase(bytes);
      try {
        await pool.importDb(INCOMING, bytes);
      } catch (thrown) {
        throw storageFault(thrown);
      }
      await finishReplacement(pool);
    },
    remove: () => guard(() => pool.getFileNames().forEach((file) => void pool.unlink(file))),
    release: () => void pool.pauseVfs(),
  };
}

function openFile(sqlite3: Sqlite3Static, pool: SAHPoolUtil): Database {
  const handle = guard(() => new pool.OpfsSAHPoolDb(FILE));
  const db = createWasmDatabase(sqlite3, handle, 'wasm-opfs', { refine: refineByStorage });
  // There is one connection only, so it may keep its lock and its journal file: a third of the time per commit.
  db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = FULL');
  return db;
}

function checkDatabase(bytes: Uint8Array): void {
  const header = String.fromCharCode(...bytes.subarray(0, 16));
  if (header === 'SQLite format 3\0' && bytes.length % 512 === 0) return;
  throw new Fault('LEDGER_CORRUPT', 'These bytes are not a SQLite database. The ledger was left as it is.');
}

/** The incoming file gets its name only when it is whole, so it can be put in place after a crash too. */
async function finishReplacement(pool: SAHPoolUtil): Promise<void> {
  if (!pool.getFileNames().includes(INCOMING)) return;
  const bytes = pool.exportFile(INCOMING);
  // The journal belongs to the file that goes; beside another one it would damage it.
  for (const file of pool.getFileNames()) if (file !== INCOMING) pool.unlink(file);
  await pool.importDb(FILE, bytes);
  pool.unlink(INCOMING);
}

const pools = new Map<string, SAHPoolUtil>();

/** A tab that has just gone may hold its files for a moment more. */
async function openPool(sqlite3: Sqlite3Static, name: string): Promise<SAHPoolUtil> {
  const deadline = performance.now() + HANDLES_WAIT_MS;
  for (;;) {
    try {
      return await acquirePool(sqlite3, name);
    } catch (thrown) {
      const held = thrown instanceof Error && thrown.name === 'NoModificationAllowedError';
      if (!held) throw storageFault(thrown);
      if (performance.now() > deadline) throw heldElsewhere(thrown);
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
  }
}

async function acquirePool(sqlite3: Sqlite3Static, name: string): Promise<SAHPoolUtil> {
  const known = pools.get(name);
  if (known?.isPaused() === false) throw heldElsewhere();
  if (known) return await known.unpauseVfs();
  const options = {
    name: `opfs-${name}`,
    directory: `.skope/${name}`,
    initialCapacity: FILES_IN_POOL,
    forceReinitIfPreviouslyFailed: true,
    // Without it a failed start removes the pool's directory, and with it the ledger.
    preserveOnInitFailure: true,
    verbosity: 1,
  };
  const pool = await sqlite3.installOpfsSAHPoolVfs(options);
  pools.set(name, pool);
  return pool;
}

function heldElsewhere(cause?: unknown): Fault {
  return new Fault(
    'LEDGER_BUSY',
    'Another tab or window holds the ledger and does not let go. Close the other tabs of this page and reload.',
    { cause },
  );
}

function guard<T>(work: () => T): T {
  try {
    return work();
  } catch (thrown) {
    throw storageFault(thrown);
  }
}

const FULL =
  'The browser gives this page no more room. Everything that was answered before is kept, nothing of this call is. Free some space on the device or export the ledger, then try again.';

function storageFault(thrown: unknown): Fault {
  if (thrown instanceof Fault) return thrown;
  const inner = takeStorageError();
  if (isQuota(thrown) || isQuota(inner)) return new Fault('STORAGE_FULL', FULL, { cause: thrown });
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  return new Fault(
    'STORAGE_UNAVAILABLE',
    `This browser gives the page no place to keep a ledger (${reason}). In a private window, or where site data is blocked, nothing can be kept: allow site data, or ask for a ledger in memory by name.`,
    { cause: thrown },
  );
}

/** "Disk I/O error" is what SQLite makes of a full quota. */
function refineByStorage(fault: Fault): Fault {
  const inner = takeStorageError();
  const mayBeQuota = fault.code === 'STORAGE_UNAVAILABLE' || fault.code === 'STORAGE_FULL';
  return mayBeQuota && isQuota(inner) ? new Fault('STORAGE_FULL', FULL, { cause: inner }) : fault;
}

/** Some browsers write a part and do not throw; the pool's own error then says so. */
function isQuota(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return (
    thrown.name === 'QuotaExceededError' || /quota|Unknown write\(\) failure|but wrote/i.test(thrown.message)
  );
}
