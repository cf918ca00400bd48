import { canonicalJson, sha256Stream } from '../base/index.ts';
import type { Database, SqlRow } from '../sqlite/index.ts';

/**
 * What the ledger knows, in a fixed order and without row ids (they are an engine's matter). Not: scans with `last_scan`, audit,
 * undo records and the count of profile changes (how it came to know), nor sums and the text index, which follow from the rest.
 */
const DUMPS: readonly { readonly name: string; readonly sql: string }[] = [
  {
    name: 'setting',
    sql: "SELECT name, value FROM setting WHERE name NOT IN ('last_scan', 'profile_version') ORDER BY name",
  },
  { name: 'axis', sql: 'SELECT * FROM axis ORDER BY position' },
  {
    name: 'article',
    sql: `SELECT article.*, story.key AS story FROM article LEFT JOIN article AS story ON story.id = article.story ORDER BY article.key`,
  },
  {
    name: 'article_alias',
    sql: `SELECT article_alias.key, article.key AS article, article_alias.raw_url FROM article_alias
          JOIN article ON article.id = article_alias.article_id ORDER BY article_alias.key`,
  },
  {
    name: 'impact',
    sql: `SELECT article.key AS article, impact.axis, impact.micros, impact.seeds FROM impact
          JOIN article ON article.id = impact.article_id ORDER BY article.key, impact.axis`,
  },
  { name: 'read_log', sql: 'SELECT key, raw_url, read_at FROM read_log ORDER BY key' },
  {
    name: 'brief_shown',
    sql: `SELECT article.key AS article, brief_shown.shown_at FROM brief_shown
          JOIN article ON article.id = brief_shown.article_id ORDER BY article.key, brief_shown.shown_at`,
  },
];

/** SHA-256 of a canonical dump: equal for the same calls with the same clock values, on every engine. */
export function digest(db: Database): string {
  const hash = sha256Stream();
  db.transaction(() => {
    for (const dump of DUMPS) {
      hash.update(`${dump.name}\n`);
      for (const row of db.all<SqlRow>(dump.sql)) hash.update(`${canonicalJson(withoutId(row))}\n`);
    }
  });
  return hash.hex();
}

function withoutId(row: SqlRow): SqlRow {
  const { id: _rowId, ...rest } = row;
  return rest;
}
