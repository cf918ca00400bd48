import { canonicalJson, sha256Hex } from '../base/index.ts';
import type { ComponentKind } from './component-kind.ts';

/** A file of a revision without its bytes. */
export interface ComponentFacts {
  readonly path: string;
  readonly kind: ComponentKind;
  readonly size: number;
  readonly sha256: string;
  readonly executable: boolean;
}

/** What a revision says: two with equal facts are the same skill, whoever owns them and whenever they were saved. */
export interface RevisionFacts {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** With LF line ends. */
  readonly instructions: string;
  /** SHA-256 of the SKILL.md as it was imported, where it says more than the fields above. */
  readonly skill_file_sha256: string | null;
  readonly components: readonly ComponentFacts[];
}

const SCHEMA = 'skope.skill/1';

/**
 * SHA-256 in hex over the schema's name, a line feed and canonical JSON (after RFC 8785) of the facts, components in
 * order of their paths' UTF-8 bytes. Left out: owner, status, number, times and the order in which files were given.
 */
export function canonicalHash(facts: RevisionFacts): string {
  const resources = [...facts.components]
    .sort((a, b) => compareUtf8(a.path, b.path))
    .map(({ path, kind, size, sha256, executable }) => ({ path, kind, size, sha256, executable }));
  const { slug, name, description, instructions, skill_file_sha256: skill_file } = facts;
  const frontmatter = { name: slug, title: name, description };
  return sha256Hex(
    `${SCHEMA}\n${canonicalJson({ schema: SCHEMA, frontmatter, instructions, skill_file, resources })}`,
  );
}

/** Order of the strings' UTF-8 bytes, which is the order of their code points. */
export function compareUtf8(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const left = a.charCodeAt(at);
    const right = b.charCodeAt(at);
    if (left !== right) return rank(left) - rank(right);
  }
  return a.length - b.length;
}

/** Surrogates stand for code points above all others. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
