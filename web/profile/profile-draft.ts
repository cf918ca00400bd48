import { computed, signal } from '@preact/signals';
import type { Profile } from '../state/ledger.ts';

/** An axis as it is edited: the weight is any number from 0, and nothing is normalised until it is shown or saved. */
export interface AxisDraft {
  readonly key: number;
  readonly id: string;
  readonly label: string;
  readonly weight: number;
  readonly keywords: readonly string[];
  readonly reach_anchors: readonly string[];
  readonly exclude: readonly string[];
  readonly all_of: readonly string[];
  readonly source: string | undefined;
}

export interface PlaceDraft {
  readonly location: string;
  readonly country: string;
  readonly languages: readonly string[];
  readonly region: string | undefined;
}

export const MOST_AXES = 6;
const PERCENT = 100;

export const axes = signal<readonly AxisDraft[]>([]);
export const place = signal<PlaceDraft>({ location: '', country: '', languages: [], region: undefined });
export const dirty = signal(false);

let lastKey = 0;

/** Shares after normalising, in order; all zero → uniform (the rule of `update_profile`). */
export const shares = computed<readonly number[]>(() => {
  const sum = axes.value.reduce((total, axis) => total + axis.weight, 0);
  return axes.value.map((axis) => (sum > 0 ? axis.weight / sum : 1 / axes.value.length));
});

/** Begins from the stored profile; what was typed and not saved is given up. */
export function resetDraft(profile: Profile | null, browserLanguages: readonly string[]): void {
  axes.value = (profile?.axes ?? []).map((axis) => ({
    key: nextKey(),
    id: axis.id,
    label: axis.label,
    weight: Math.round(axis.weight * PERCENT),
    keywords: axis.keywords,
    reach_anchors: axis.reach_anchors,
    exclude: axis.exclude ?? [],
    all_of: axis.all_of ?? [],
    source: axis.source,
  }));
  const context = profile?.user_context;
  place.value = {
    location: context?.location ?? '',
    country: context?.country ?? '',
    languages:
      context?.languages ?? [...new Set(browserLanguages.map((tag) => tag.split('-')[0] ?? tag))].slice(0, 4),
    region: context?.region,
  };
  dirty.value = false;
}

export function changeAxis(key: number, change: Partial<AxisDraft>): void {
  axes.value = axes.value.map((axis) => (axis.key === key ? { ...axis, ...change } : axis));
  dirty.value = true;
}

export function addAxis(label = ''): number {
  const key = nextKey();
  const fresh = {
    key,
    id: '',
    label,
    weight: 50,
    keywords: [],
    reach_anchors: [],
    exclude: [],
    all_of: [],
    source: undefined,
  };
  axes.value = [...axes.value, fresh];
  dirty.value = true;
  return key;
}

export function removeAxis(key: number): void {
  axes.value = axes.value.filter((axis) => axis.key !== key);
  dirty.value = true;
}

export function changePlace(change: Partial<PlaceDraft>): void {
  place.value = { ...place.value, ...change };
  dirty.value = true;
}

/** The draft as `update_profile` takes it. An axis keeps its id for life; a new one is named after its label. */
export function toProfileInput() {
  const taken = new Set(['situational', 'geo', ...axes.value.map((axis) => axis.id)]);
  const { location, country, languages, region } = place.value;
  return {
    axes: axes.value.map((axis) => ({
      id: axis.id || freshId(axis.label, taken),
      label: axis.label.trim(),
      weight: axis.weight,
      keywords: [...axis.keywords],
      reach_anchors: [...axis.reach_anchors],
      ...(axis.exclude.length > 0 && { exclude: [...axis.exclude] }),
      ...(axis.all_of.length > 0 && { all_of: [...axis.all_of] }),
      ...(axis.source !== undefined && { source: axis.source }),
    })),
    user_context: {
      location: location.trim(),
      languages: languages.length > 0 ? [...languages] : ['en'],
      ...(country.trim() !== '' && { country: country.trim() }),
      ...(region !== undefined && { region }),
    },
  };
}

function freshId(label: string, taken: Set<string>): string {
  const base = label.trim().toLowerCase().replace(/\s+/gu, '-').slice(0, 40) || 'axis';
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
}

function nextKey(): number {
  lastKey += 1;
  return lastKey;
}
