import { canonicalJson, Fault, sha256Hex } from '../base/index.ts';
import type { Database } from '../sqlite/index.ts';
import { type ComponentFacts, compareUtf8 } from './canonical-hash.ts';
import type { ComponentKind } from './component-kind.ts';
import { searchTerms } from './search-terms.ts';

export interface SkillRow {
  readonly id: number;
  readonly skill_id: string;
  readonly scope: string;
  readonly slug: string;
  readonly archived: 0 | 1;
  readonly published_revision_id: string | null;
  /** ms since 1970 UTC, as every `_at` of a row. */
  readonly created_at: number;
  readonly updated_at: number;
}

export interface RevisionRow {
  readonly revision_id: string;
  readonly skill: number;
  readonly number: number;
  readonly status: 'draft' | 'published';
  readonly name: string;
  readonly description: string;
  readonly instructions_sha256: string;
  readonly skill_file_sha256: string | null;
  readonly canonical_hash: string;
  readonly created_at: number;
}

export interface ComponentRow extends ComponentFacts {
  readonly component_id: string;
}

/**
 * Rows of the skill tables; every read of a skill names the scopes that may see it. It decides nothing:
 * `save-skill.ts`, `recall-skill.ts` and `search-skills.ts` do. Writers call it inside one transaction.
 */
export class SkillStore {
  readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  skillById(skillId: string, scopes: readonly string[]): SkillRow | undefined {
    const skill = this.db.get<SkillRow>('SELECT * FROM skill WHERE skill_id = ?', skillId);
    return skill && scopes.includes(skill.scope) ? skill : undefined;
  }

  /** The first scope that has the slug wins, in the order of the grant. */
  skillBySlug(slug: string, scopes: readonly string[]): SkillRow | undefined {
    for (const scope of scopes) {
      const skill = this.db.get<SkillRow>('SELECT * FROM skill WHERE scope = ? AND slug = ?', scope, slug);
      if (skill) return skill;
    }
    return undefined;
  }

  /** Every skill of the scopes by slug, drafts and archived ones too. */
  skills(scopes: readonly string[]): SkillRow[] {
    return this.db.all<SkillRow>(
      'SELECT * FROM skill WHERE scope IN (SELECT value FROM json_each(?)) ORDER BY slug, scope',
      canonicalJson(scopes),
    );
  }

  /** Newest first. */
  revisions(skill: SkillRow): RevisionRow[] {
    return this.db.all<RevisionRow>(
      'SELECT * FROM skill_revision WHERE skill = ? ORDER BY number DESC',
      skill.id,
    );
  }

  newestRevision(skill: SkillRow): RevisionRow | undefined {
    return this.db.get<RevisionRow>(
      'SELECT * FROM skill_revision WHERE skill = ? ORDER BY number DESC LIMIT 1',
      skill.id,
    );
  }

  revision(skill: SkillRow, revisionId: string): RevisionRow | undefined {
    return this.db.get<RevisionRow>(
      'SELECT * FROM skill_revision WHERE revision_id = ? AND skill = ?',
      revisionId,
      skill.id,
    );
  }

  publishedRevision(skill: SkillRow): RevisionRow | undefined {
    return skill.published_revision_id === null
      ? undefined
      : this.revision(skill, skill.published_revision_id);
  }

  /** In order of the paths' UTF-8 bytes. */
  components(revision: RevisionRow): ComponentRow[] {
    type Row = Omit<ComponentRow, 'executable' | 'kind'> & {
      readonly executable: 0 | 1;
      readonly kind: ComponentKind;
    };
    return this.db
      .all<Row>(
        'SELECT component_id, path, kind, size, sha256, executable FROM skill_component WHERE revision_id = ?',
        revision.revision_id,
      )
      .map((row) => ({ ...row, executable: row.executable === 1 }))
      .sort((a, b) => compareUtf8(a.path, b.path));
  }

  /** Bytes of a hash. `HASH_MISMATCH` when what is stored is not what the hash says. */
  content(sha256: string): Uint8Array {
    const row = this.db.get<{ bytes: Uint8Array }>(
      'SELECT bytes FROM skill_content WHERE sha256 = ?',
      sha256,
    );
    if (row === undefined || sha256Hex(row.bytes) !== sha256) {
      throw new Fault(
        'HASH_MISMATCH',
        `The stored content of ${sha256.slice(0, 12)}… is not what its hash says.`,
        {
          hint: 'The ledger was changed from outside: restore a backup, or save the skill again.',
        },
      );
    }
    return row.bytes;
  }

  instructions(revision: RevisionRow): string {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(this.content(revision.instructions_sha256));
  }

  putContent(bytes: Uint8Array): string {
    const sha256 = sha256Hex(bytes);
    this.db.run(
      'INSERT INTO skill_content (sha256, bytes) VALUES (?, ?) ON CONFLICT DO NOTHING',
      sha256,
      bytes,
    );
    return sha256;
  }

  insertSkill(scope: string, slug: string, now: number): SkillRow {
    this.db.run(
      'INSERT INTO skill (skill_id, scope, slug, created_at, updated_at) VALUES (?, ?, ?, ?, ?)',
      idOf('sk', [scope, slug]),
      scope,
      slug,
      now,
      now,
    );
    const skill = this.skillBySlug(slug, [scope]);
    if (skill === undefined) throw new Fault('INTERNAL', 'The skill that was just written is not there.');
    return skill;
  }

  insertRevision(
    skill: SkillRow,
    revision: Omit<RevisionRow, 'revision_id' | 'skill'>,
    components: readonly ComponentFacts[],
  ): RevisionRow {
    const revision_id = idOf('rv', [skill.skill_id, revision.number, revision.canonical_hash]);
    this.db.run(
      `INSERT INTO skill_revision (revision_id, skill, number, status, name, description, instructions_sha256,
         skill_file_sha256, canonical_hash, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      revision_id,
      skill.id,
      revision.number,
      revision.status,
      revision.name,
      revision.description,
      revision.instructions_sha256,
      revision.skill_file_sha256,
      revision.canonical_hash,
      revision.created_at,
    );
    for (const { path, kind, size, sha256, executable } of components) {
      this.db.run(
        `INSERT INTO skill_component (revision_id, path, component_id, kind, size, sha256, executable)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
        revision_id,
        path,
        idOf('cp', [revision_id, path]),
        kind,
        size,
        sha256,
        executable ? 1 : 0,
      );
    }
    return { ...revision, revision_id, skill: skill.id };
  }

  publish(skill: SkillRow, revision: RevisionRow, now: number): void {
    this.db.run("UPDATE skill_revision SET status = 'published' WHERE revision_id = ?", revision.revision_id);
    this.db.run(
      'UPDATE skill SET published_revision_id = ?, updated_at = ? WHERE id = ?',
      revision.revision_id,
      now,
      skill.id,
    );
    this.#index(skill, revision);
  }

  setArchived(skill: SkillRow, archived: boolean, now: number): void {
    this.db.run(
      'UPDATE skill SET archived = ?, updated_at = ? WHERE id = ?',
      archived ? 1 : 0,
      now,
      skill.id,
    );
    const published = this.publishedRevision(skill);
    if (archived) this.db.run('DELETE FROM skill_search WHERE rowid = ?', skill.id);
    else if (published) this.#index(skill, published);
  }

  /** Builds the search index again from the tables, after rows were copied in from another file. */
  reindex(): void {
    this.db.transaction(() => {
      this.db.run('DELETE FROM skill_search');
      for (const skill of this.db.all<SkillRow>('SELECT * FROM skill WHERE archived = 0 ORDER BY id')) {
        const published = this.publishedRevision(skill);
        if (published) this.#index(skill, published);
      }
    });
  }

  #index(skill: SkillRow, { name, description }: RevisionRow): void {
    this.db.run(
      'INSERT OR REPLACE INTO skill_search (rowid, slug, name, description) VALUES (?, ?, ?, ?)',
      skill.id,
      ...[skill.slug, name, description].map((text) => searchTerms(text).join(' ')),
    );
  }
}

/** Ids say nothing of what others have: a hash of the owner's own facts, without a counter over all owners. */
function idOf(prefix: 'sk' | 'rv' | 'cp', facts: readonly unknown[]): string {
  return `${prefix}_${sha256Hex(`skope.id/1\n${canonicalJson([prefix, ...facts])}`).slice(0, 20)}`;
}
