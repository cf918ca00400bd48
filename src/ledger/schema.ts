/**
 * Version 1 of the ledger. `key` columns hold the SHA-256 of a URL key; `day` is the UTC day of an article's age.
 * `total` and `micros` are
 * millionths, so that sums are exact whatever their order.
 */
export const LEDGER_SCHEMA = `
CREATE TABLE setting (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE axis (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  label TEXT NOT NULL,
  weight REAL NOT NULL,
  keywords TEXT NOT NULL,
  reach_anchors TEXT NOT NULL,
  exclude TEXT NOT NULL,
  all_of TEXT NOT NULL,
  source TEXT
) STRICT;

CREATE TABLE article (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  link_key TEXT NOT NULL,
  url TEXT NOT NULL,
  raw_url TEXT NOT NULL,
  title TEXT NOT NULL,
  snippet TEXT NOT NULL,
  source TEXT NOT NULL,
  publisher TEXT NOT NULL,
  tier INTEGER NOT NULL,
  tier_basis TEXT NOT NULL,
  contradicts TEXT,
  content_key TEXT,
  title_revision INTEGER,
  published_at INTEGER,
  published_quality TEXT,
  first_seen INTEGER NOT NULL,
  day INTEGER NOT NULL,
  story INTEGER NOT NULL,
  total INTEGER NOT NULL,
  band TEXT,
  read_at INTEGER
) STRICT;
CREATE INDEX article_link ON article (link_key);
CREATE INDEX article_content ON article (content_key, first_seen) WHERE content_key IS NOT NULL;
CREATE INDEX article_rank ON article (day, total DESC, key) WHERE read_at IS NULL AND total > 0;
CREATE INDEX article_world ON article (publisher, day DESC, first_seen DESC, key)
  WHERE read_at IS NULL AND total = 0 AND tier = 1;
CREATE INDEX article_read ON article (read_at) WHERE read_at IS NOT NULL;
CREATE INDEX article_seen ON article (first_seen);
CREATE INDEX article_day ON article (day);

CREATE TABLE article_alias (
  key TEXT PRIMARY KEY,
  article_id INTEGER NOT NULL REFERENCES article (id) ON DELETE CASCADE,
  raw_url TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX article_alias_article ON article_alias (article_id);

CREATE TABLE impact (
  article_id INTEGER NOT NULL REFERENCES article (id) ON DELETE CASCADE,
  axis TEXT NOT NULL,
  micros INTEGER NOT NULL,
  seeds TEXT NOT NULL,
  PRIMARY KEY (article_id, axis)
) STRICT, WITHOUT ROWID;

CREATE TABLE exposure (
  day INTEGER NOT NULL,
  axis TEXT NOT NULL,
  micros INTEGER NOT NULL,
  PRIMARY KEY (day, axis)
) STRICT, WITHOUT ROWID;

CREATE TABLE read_log (
  key TEXT PRIMARY KEY,
  raw_url TEXT NOT NULL,
  read_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE scan (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  tool TEXT NOT NULL,
  caller TEXT NOT NULL,
  query_context TEXT NOT NULL,
  received INTEGER NOT NULL,
  added INTEGER NOT NULL
) STRICT;

CREATE TABLE brief_shown (
  id INTEGER PRIMARY KEY,
  article_id INTEGER NOT NULL REFERENCES article (id) ON DELETE CASCADE,
  shown_at INTEGER NOT NULL
) STRICT;
CREATE INDEX brief_shown_article ON brief_shown (article_id);

CREATE TABLE undo_log (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  caller TEXT NOT NULL,
  action TEXT NOT NULL,
  before TEXT NOT NULL,
  undone_at INTEGER
) STRICT;

CREATE VIRTUAL TABLE article_text USING fts5 (
  title, snippet, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0'
);
`;
