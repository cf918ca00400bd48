import { signal } from '@preact/signals';
import { type BrowserSkope, type ConnectionStatus, connectSkope } from '../../src/browser/index.ts';
import { type ShownFault, shownFault } from './fault.ts';

export type Profile = Awaited<ReturnType<BrowserSkope['showProfile']>>;

export type Opening =
  | { readonly state: 'opening' }
  | { readonly state: 'open' }
  /** `repair`: the file is there but cannot be used; it can still be saved, replaced or wiped. */
  | { readonly state: 'failed'; readonly fault: ShownFault; readonly repair: boolean };

export const opening = signal<Opening>({ state: 'opening' });
export const status = signal<ConnectionStatus | null>(null);
export const profile = signal<Profile | null>(null);
/** Counts the writes of any tab; what shows the ledger's content reads it. */
export const revision = signal(0);

let skope: BrowserSkope | undefined;

/** The open ledger. Screens are only drawn once there is one. */
export function ledger(): BrowserSkope {
  if (!skope) throw new Error('The ledger is not open yet.');
  return skope;
}

/** Opens the ledger and follows it. Memory only where the person asked for it by name. */
export async function openLedger(engine: 'opfs' | 'memory' = 'opfs'): Promise<void> {
  opening.value = { state: 'opening' };
  await skope?.close();
  skope = undefined;
  try {
    skope = await connectSkope({ engine });
    skope.onStatus((next) => {
      status.value = next;
    });
    skope.onChange(() => void refresh());
    profile.value = await skope.showProfile();
    opening.value = { state: 'open' };
  } catch (thrown) {
    const fault = shownFault(thrown);
    opening.value = { state: 'failed', fault, repair: await openForRepair(fault.code) };
  }
}

const UNUSABLE = ['LEDGER_NEWER', 'LEDGER_FOREIGN', 'LEDGER_CORRUPT'];

/** A ledger that cannot be read is still the person's: they may save it, replace it or wipe it. */
async function openForRepair(code: string): Promise<boolean> {
  if (!UNUSABLE.includes(code)) return false;
  try {
    skope = await connectSkope({ repair: true, persist: false });
    return true;
  } catch {
    // The first fault is what the person needs to know; a second one from the same cause adds nothing.
    return false;
  }
}

/** Reads the profile again and lets the screens read what they show. */
export async function refresh(): Promise<void> {
  try {
    profile.value = await ledger().showProfile();
    opening.value = { state: 'open' };
  } catch (thrown) {
    opening.value = { state: 'failed', fault: shownFault(thrown), repair: false };
  }
  revision.value += 1;
}
