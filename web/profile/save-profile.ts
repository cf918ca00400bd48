import { signal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { tell } from '../state/announce.ts';
import { undoLast } from '../state/brief.ts';
import { type ShownFault, shownFault } from '../state/fault.ts';
import { ledger, profile, refresh } from '../state/ledger.ts';
import { dirty, resetDraft, toProfileInput } from './profile-draft.ts';

export const saving = signal(false);
export const saveFault = signal<ShownFault | null>(null);

/** Saves the draft as the profile; everything of the last 30 days is scored again before the answer comes. */
export async function saveProfile(): Promise<boolean> {
  saving.value = true;
  saveFault.value = null;
  try {
    await ledger().updateProfile(toProfileInput());
    dirty.value = false;
    await refresh();
    resetDraft(profile.value, navigator.languages);
    tell(t().profile.saved, () => void takeBack());
    return true;
  } catch (thrown) {
    saveFault.value = shownFault(thrown);
    return false;
  } finally {
    saving.value = false;
  }
}

async function takeBack(): Promise<void> {
  await undoLast();
  await refresh();
  resetDraft(profile.value, navigator.languages);
}
