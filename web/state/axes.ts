import { t } from '../i18n/index.ts';
import { profile } from './ledger.ts';

/** Axes that rules write to; a person's profile does not hold them. */
export function isVirtual(id: string): id is 'situational' | 'geo' {
  return id === 'situational' || id === 'geo';
}

/** A systemic category by its name in the language of the page; words and places stand as they are. */
export function entityName(entity: string, matchType: string): string {
  const names: Readonly<Record<string, string | undefined>> = t().category;
  return (matchType === 'situational' ? names[entity] : undefined) ?? entity;
}

/** The colour class of an axis: by its place in the profile; the virtual axes have their own. */
export function axisClass(id: string): string {
  if (isVirtual(id)) return `axis-${id}`;
  const index = profile.value?.axes?.findIndex((axis) => axis.id === id) ?? -1;
  return index < 0 ? 'axis-situational' : `axis-${index % 6}`;
}

/** How the person calls an axis. */
export function axisName(id: string): string {
  if (isVirtual(id)) return t().axis[id];
  return profile.value?.axes?.find((axis) => axis.id === id)?.label ?? id;
}

export function axisWeight(id: string): number {
  // The weight of the situational band and of the home-press floor (scoring contract, architecture section 5).
  if (isVirtual(id)) return 0.15;
  return profile.value?.axes?.find((axis) => axis.id === id)?.weight ?? 0;
}
