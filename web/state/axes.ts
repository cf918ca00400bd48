import { t } from '../i18n/index.ts';
import { profile } from './ledger.ts';

/** The colour class of an axis: by its place in the profile; the virtual axes have their own. */
export function axisClass(id: string): string {
  if (id === 'situational' || id === 'geo') return `axis-${id}`;
  const index = profile.value?.axes?.findIndex((axis) => axis.id === id) ?? -1;
  return index < 0 ? 'axis-situational' : `axis-${index % 6}`;
}

/** How the person calls an axis. */
export function axisName(id: string): string {
  if (id === 'situational' || id === 'geo') return t().axis[id];
  return profile.value?.axes?.find((axis) => axis.id === id)?.label ?? id;
}

export function axisWeight(id: string): number {
  // The weight of the situational band and of the home-press floor (scoring contract, architecture section 5).
  if (id === 'situational' || id === 'geo') return 0.15;
  return profile.value?.axes?.find((axis) => axis.id === id)?.weight ?? 0;
}
