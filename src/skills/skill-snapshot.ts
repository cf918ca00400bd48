import { compareCodeUnits } from '../base/index.ts';
import { type ContextBlock, renderContextBlock } from './context-block.ts';
import type { Diagnostic, DiagnosticCode, Severity } from './diagnostic.ts';
import type { SkillFile } from './skill-file.ts';
import type { LoadedSkill, LoadedSource } from './skill-loader.ts';
import { matchTriggers, type Utterance } from './triggers.ts';

/**
 * `active`: offered under its name. `shadowed`: another skill has the name, reachable as `name@origin`.
 * `duplicate`: the same bytes as the one that has the name. The others are not used.
 */
export type SkillState =
  | 'active'
  | 'shadowed'
  | 'duplicate'
  | 'untrusted'
  | 'changed'
  | 'disabled'
  | 'excluded'
  | 'broken';

/** One skill folder with what became of it. */
export interface RegisteredSkill extends LoadedSkill {
  /** The folder's name where the file cannot be read. */
  readonly name: string;
  readonly origin: string;
  /** `name@origin`, and with `/folder` where the origin has more than one of that name. */
  readonly qualified_name: string;
  readonly state: SkillState;
}

/** A skill that may be used. */
export interface UsableSkill extends RegisteredSkill {
  readonly skill: SkillFile;
}

export interface ResolveOptions {
  /** What is to be said of no single skill or place. */
  readonly findings: readonly Diagnostic[];
  /** Names or qualified names that a person switched off. */
  readonly disabled: readonly string[];
  /** Patterns with `*` and `?` over name, qualified name or folder. */
  readonly exclude: readonly string[];
  readonly trustedHash: (location: string) => string | null;
}

export interface LoadedPlace {
  readonly origin: string;
  readonly needs_trust: boolean;
  readonly loaded: LoadedSource;
}

/** Every skill at one moment. Nothing in it changes: a call in flight keeps the version it started with. */
export class SkillSnapshot {
  /** All skill folders, in order of precedence. */
  readonly skills: readonly RegisteredSkill[];
  /** What is said of no single skill: of folders that are none, and of the trust marks. */
  readonly diagnostics: readonly Diagnostic[];
  readonly #active: readonly UsableSkill[];
  readonly #byName = new Map<string, UsableSkill>();
  readonly #byQualifiedName = new Map<string, UsableSkill>();

  constructor(skills: readonly RegisteredSkill[], diagnostics: readonly Diagnostic[]) {
    this.skills = skills;
    this.diagnostics = diagnostics;
    const usable = skills.filter(isUsable);
    this.#active = usable
      .filter(({ state }) => state === 'active')
      .sort((a, b) => compareCodeUnits(a.name, b.name));
    for (const skill of this.#active) this.#byName.set(nameKey(skill.name), skill);
    for (const skill of usable) this.#byQualifiedName.set(nameKey(skill.qualified_name), skill);
    for (const { state, name, qualified_name } of skills) {
      const same = state === 'duplicate' ? this.#byName.get(nameKey(name)) : undefined;
      if (same !== undefined) this.#byQualifiedName.set(nameKey(qualified_name), same);
    }
  }

  /** The skills in use, by name. */
  active(): readonly UsableSkill[] {
    return this.#active;
  }

  /** The one resolver: `name@origin` first, so that no skill can take another's qualified name. */
  get(name: string): UsableSkill | null {
    const key = nameKey(name);
    return this.#byQualifiedName.get(key) ?? this.#byName.get(key) ?? null;
  }

  /**
   * The active skills of which a trigger is in the person's words, by name, each once. A plain string is what the
   * person typed; text from anywhere else must be given with its origin, and triggers nothing.
   */
  findByTrigger(words: string | Utterance): readonly UsableSkill[] {
    const { text, from } = typeof words === 'string' ? { text: words, from: 'person' } : words;
    if (from !== 'person') return [];
    return this.#active.filter(({ skill }) => matchTriggers(text, skill.triggers).length > 0);
  }

  contextBlock(max_chars: number): ContextBlock {
    return renderContextBlock(
      this.#active.map(({ skill }) => skill),
      max_chars,
    );
  }

  /**
   * For node prompts: the node exactly, the type or `*`, the role exactly (`system` where none is asked for), by
   * priority (lowest first), then name. A node or type that is not given is no condition.
   */
  getSkills(
    wanted: { readonly node?: string; readonly type?: string; readonly role?: string } = {},
  ): readonly UsableSkill[] {
    const { node, type, role = 'system' } = wanted;
    return this.#active
      .filter(({ skill }) => node === undefined || skill.node === node)
      .filter(({ skill }) => type === undefined || skill.type === '*' || skill.type === type)
      .filter(({ skill }) => skill.role === role)
      .sort((a, b) => a.skill.priority - b.skill.priority || compareCodeUnits(a.name, b.name));
  }
}

function isUsable(skill: RegisteredSkill): skill is UsableSkill {
  return skill.skill !== null && (skill.state === 'active' || skill.state === 'shadowed');
}

/** Twins in case or width are one name. */
function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** Decides what becomes of every loaded folder. `places` come in order of precedence: the first has the name. */
export function resolveSkills(places: readonly LoadedPlace[], options: ResolveOptions): SkillSnapshot {
  const named = places.flatMap(nameSkills);
  const judged = named.map((candidate): Judged => {
    const { needs_trust: _, ...rest } = candidate;
    return { ...rest, state: judge(candidate, options) };
  });
  const winners = new Map<string, Judged>();
  for (const candidate of judged) {
    const key = nameKey(candidate.name);
    if (candidate.state === 'active' && !winners.has(key)) winners.set(key, candidate);
  }
  const skills = judged.map((candidate): RegisteredSkill => {
    const winner = winners.get(nameKey(candidate.name));
    const state = besides(candidate, winner);
    const reason = explain(candidate, state, winner?.qualified_name ?? '');
    const diagnostics = reason === null ? candidate.diagnostics : [...candidate.diagnostics, reason];
    return Object.freeze({ ...candidate, state, diagnostics });
  });
  return new SkillSnapshot(skills, [
    ...options.findings,
    ...places.flatMap(({ loaded }) => loaded.diagnostics),
  ]);
}

/** With the state that it has by itself; `resolveSkills` then looks at who has the name. */
type Judged = RegisteredSkill;
type Candidate = Omit<RegisteredSkill, 'state'> & { readonly needs_trust: boolean };

function nameSkills({ origin, needs_trust, loaded }: LoadedPlace): Candidate[] {
  const taken = new Set<string>();
  return loaded.skills.map((entry) => {
    const name = entry.skill?.name ?? (entry.location.split(/[/\\]/u).at(-1) || entry.location);
    const short = `${name}@${origin}`;
    const qualified_name = taken.has(nameKey(short)) ? `${short}/${entry.folder}` : short;
    taken.add(nameKey(qualified_name));
    return { ...entry, name, origin, qualified_name, needs_trust };
  });
}

function judge(candidate: Candidate, options: ResolveOptions): SkillState {
  const names = [candidate.name, candidate.qualified_name];
  const isDisabled = options.disabled.some((name) => names.some((own) => nameKey(own) === nameKey(name)));
  if (
    options.exclude.some((pattern) => [...names, candidate.folder].some((own) => matchesGlob(own, pattern)))
  )
    return 'excluded';
  if (candidate.skill === null) return 'broken';
  if (isDisabled || !candidate.skill.enabled) return 'disabled';
  if (!candidate.needs_trust) return 'active';
  const trusted = options.trustedHash(candidate.location);
  if (trusted === null) return 'untrusted';
  return trusted === candidate.hash ? 'active' : 'changed';
}

/** What one with a usable state becomes next to the one that has the name. */
function besides(candidate: Judged, winner: Judged | undefined): SkillState {
  if (winner === undefined || winner.location === candidate.location) return candidate.state;
  const competes =
    candidate.state === 'active' || candidate.state === 'untrusted' || candidate.state === 'changed';
  if (competes && winner.hash !== '' && winner.hash === candidate.hash) return 'duplicate';
  return candidate.state === 'active' ? 'shadowed' : candidate.state;
}

const REASONS: { readonly [State in SkillState]?: readonly [DiagnosticCode, Severity, string] } = {
  untrusted: ['UNTRUSTED', 'warning', 'Not active: a skill of a project must be trusted first.'],
  changed: [
    'CHANGED_SINCE_TRUSTED',
    'warning',
    'Not active: a file of the skill changed since it was trusted.',
  ],
  disabled: ['DISABLED', 'info', 'Not active: it is switched off.'],
  excluded: ['EXCLUDED', 'info', 'Not active: a pattern excludes it.'],
};

function explain(candidate: Judged, state: SkillState, winner: string): Diagnostic | null {
  const { path } = candidate;
  if (state === 'shadowed') {
    const message = `${winner} has the name; this one is reachable as ${candidate.qualified_name}.`;
    return { code: 'SHADOWED', path, line: 0, severity: 'warning', message };
  }
  const reason = REASONS[state];
  if (reason === undefined) return null;
  const [code, severity, message] = reason;
  return { code, path, line: 0, severity, message };
}

function matchesGlob(text: string, pattern: string): boolean {
  const source = pattern
    .replace(/[\\^$+.()|[\]{}/]/gu, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 'isu').test(text);
}
