import { Fault, sha256Hex } from '../base/index.ts';
import type { ContextBlock } from './context-block.ts';
import type { Diagnostic } from './diagnostic.ts';
import { SkillLoader } from './skill-loader.ts';
import {
  type RegisteredSkill,
  resolveSkills,
  type SkillSnapshot,
  type UsableSkill,
} from './skill-snapshot.ts';
import { joinPath, type SkillSource } from './skill-source.ts';
import type { Utterance } from './triggers.ts';
import { createMemoryTrustStore, type TrustStore } from './trust-store.ts';

/** One of the places where skills are looked for. */
export interface SkillPlace {
  /** The label after the `@` of a qualified name; unique among the places. */
  readonly origin: string;
  readonly source: SkillSource;
  /** Skills that came with a project are inactive until a person trusts their bytes. */
  readonly needs_trust: boolean;
}

export interface SkillRegistryOptions {
  /** In order of precedence: the first place has the name. */
  readonly places: readonly SkillPlace[];
  readonly trust?: TrustStore;
  readonly disabled?: readonly string[];
  readonly exclude?: readonly string[];
}

/**
 * The skills of all places. Every method looks at the places anew, so that a changed, added or removed file is seen
 * at the next call; a caller that needs several answers about one state takes a `snapshot()` and asks that.
 */
export class SkillRegistry {
  readonly #places: readonly (SkillPlace & { readonly loader: SkillLoader })[];
  readonly #trust: TrustStore;
  readonly #disabled: Set<string>;
  readonly #exclude: readonly string[];

  constructor(options: SkillRegistryOptions) {
    const origins = new Set(options.places.map(({ origin }) => origin));
    if (origins.size < options.places.length)
      throw new Fault('INVALID_ARGUMENT', 'Two skill places have the same origin.');
    this.#places = options.places.map((place) => ({ ...place, loader: new SkillLoader(place.source) }));
    this.#trust = options.trust ?? createMemoryTrustStore();
    this.#disabled = new Set(options.disabled ?? []);
    this.#exclude = options.exclude ?? [];
  }

  snapshot(): SkillSnapshot {
    const places = this.#places.map(({ origin, needs_trust, loader }) => ({
      origin,
      needs_trust,
      loaded: loader.load(),
    }));
    const problem = this.#trust.problem();
    return resolveSkills(places, {
      findings:
        problem === null ? [] : [{ code: 'TRUST_UNREADABLE', line: 0, severity: 'error', ...problem }],
      disabled: [...this.#disabled],
      exclude: this.#exclude,
      trustedHash: (location) => this.#trust.trustedHash(location),
    });
  }

  /** Every skill folder that was found, also the broken and the inactive ones, in order of precedence. */
  list(): readonly RegisteredSkill[] {
    return this.snapshot().skills;
  }

  /** Everything that was skipped, recovered or noticed, anywhere. */
  diagnostics(): readonly Diagnostic[] {
    const { skills, diagnostics } = this.snapshot();
    return [...diagnostics, ...skills.flatMap((skill) => skill.diagnostics)];
  }

  /** By name or `name@origin`; null where no usable skill has it. */
  get(name: string): UsableSkill | null {
    return this.snapshot().get(name);
  }

  findByTrigger(words: string | Utterance): readonly UsableSkill[] {
    return this.snapshot().findByTrigger(words);
  }

  /** The block for a system prompt: at most `maxChars` UTF-16 units. */
  getContextBlock(options: { readonly maxChars?: number } = {}): string {
    return this.contextBlock(options).text;
  }

  /** The same with the counts of what was left out. */
  contextBlock({ maxChars = 8_000 }: { readonly maxChars?: number } = {}): ContextBlock {
    return this.snapshot().contextBlock(maxChars);
  }

  getSkills(
    wanted: { readonly node?: string; readonly type?: string; readonly role?: string } = {},
  ): readonly UsableSkill[] {
    return this.snapshot().getSkills(wanted);
  }

  /** Project skills that wait for a person, with the files and findings to show before asking. */
  pendingTrust(): readonly RegisteredSkill[] {
    return this.list().filter(({ state }) => state === 'untrusted' || state === 'changed');
  }

  /**
   * Trusts exactly the bytes that the person was shown: `hash` is that of the pending entry. `HASH_MISMATCH` where
   * the folder has changed since, `SKILL_NOT_FOUND` where nothing of that location waits.
   */
  trust(location: string, hash: string): void {
    const pending = this.list().find((skill) => skill.location === location);
    if (pending === undefined) throw new Fault('SKILL_NOT_FOUND', `There is no skill folder at ${location}.`);
    if (hash === '' || pending.hash !== hash) {
      throw new Fault(
        'HASH_MISMATCH',
        `${location} changed since it was shown: look at it again, then trust it.`,
      );
    }
    this.#trust.trust(location, hash);
  }

  revokeTrust(location: string): void {
    this.#trust.revoke(location);
  }

  /** Switches one skill off, by name or qualified name, until `enable`. */
  disable(name: string): void {
    this.#disabled.add(name);
  }

  enable(name: string): void {
    this.#disabled.delete(name);
  }

  /**
   * A file of a skill as it was when `skill` was resolved: `HASH_MISMATCH` where the bytes are others by now,
   * `RESOURCE_NOT_FOUND` where the skill has no such file.
   */
  readFile(skill: UsableSkill, path: string): Uint8Array {
    const file = skill.files.find((entry) => entry.path === path);
    const place = this.#places.find(({ origin }) => origin === skill.origin);
    if (file === undefined || place === undefined) {
      throw new Fault('RESOURCE_NOT_FOUND', `${skill.qualified_name} has no file "${path}".`);
    }
    const bytes = place.source.read(joinPath(skill.folder, path));
    if (bytes === null || sha256Hex(bytes) !== file.sha256) {
      throw new Fault(
        'HASH_MISMATCH',
        `${joinPath(skill.location, path)} changed since the skill was loaded: load it again.`,
      );
    }
    return bytes;
  }
}
