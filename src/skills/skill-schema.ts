/**
 * Tables of the skill store, run as a migration. A revision is never changed but for its status; content is kept
 * once per hash. `skill_search` holds published, unarchived skills only, as terms of `search-terms.ts`; it is
 * written by the store and not by triggers, since those may not touch virtual tables under `trusted_schema = OFF`.
 */
export const SKILLS_SCHEMA = `
CREATE TABLE skill (
  id INTEGER PRIMARY KEY,
  skill_id TEXT NOT NULL UNIQUE,
  scope TEXT NOT NULL,
  slug TEXT NOT NULL,
  archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)),
  published_revision_id TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  UNIQUE (scope, slug)
) STRICT;
CREATE TABLE skill_content (
  sha256 TEXT PRIMARY KEY,
  bytes BLOB NOT NULL
) STRICT;
CREATE TABLE skill_revision (
  revision_id TEXT PRIMARY KEY,
  skill INTEGER NOT NULL REFERENCES skill (id),
  number INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('draft', 'published')),
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  instructions_sha256 TEXT NOT NULL REFERENCES skill_content (sha256),
  skill_file_sha256 TEXT REFERENCES skill_content (sha256),
  canonical_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  UNIQUE (skill, number)
) STRICT;
CREATE TABLE skill_component (
  revision_id TEXT NOT NULL REFERENCES skill_revision (revision_id),
  path TEXT NOT NULL,
  component_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('reference', 'example', 'template', 'document', 'artifact', 'script')),
  size INTEGER NOT NULL,
  sha256 TEXT NOT NULL REFERENCES skill_content (sha256),
  executable INTEGER NOT NULL CHECK (executable IN (0, 1)),
  PRIMARY KEY (revision_id, path)
) STRICT, WITHOUT ROWID;
CREATE VIRTUAL TABLE skill_search USING fts5(
  slug, name, description,
  content = '', contentless_delete = 1, tokenize = "ascii tokenchars '_'"
);
`;
