import { sha256Hex } from '../../src/base/index.ts';
import { indexText, searchTerms } from '../../src/core/search-terms.ts';
import type { Database } from '../../src/sqlite/index.ts';

/**
 * Where a ledger breaks the laws that its tables owe each other; empty where it holds them. Sums follow from impacts, read times
 * from the log, the text index from the texts, and every article has its key among its aliases.
 */
export function brokenLaws(db: Database): readonly string[] {
  const broken: string[] = [];
  const check = (law: string, sql: string): void => {
    const rows = db.all(sql);
    if (rows.length > 0) broken.push(`${law}: ${JSON.stringify(rows.slice(0, 3))}`);
  };
  check(
    'exposure is the sum of impacts per day and axis',
    `WITH summed AS (SELECT first_seen / 86400000 AS day, axis, sum(micros) AS micros
       FROM impact JOIN article ON article.id = impact.article_id GROUP BY 1, 2)
     SELECT * FROM (SELECT day, axis, micros FROM exposure WHERE micros <> 0 EXCEPT SELECT * FROM summed WHERE micros <> 0)
     UNION ALL SELECT * FROM (SELECT * FROM summed WHERE micros <> 0 EXCEPT SELECT day, axis, micros FROM exposure)`,
  );
  check(
    'total is the sum of impacts, at most 1',
    `SELECT article.id, total, coalesce(sum(micros), 0) AS sum FROM article LEFT JOIN impact ON article_id = article.id
     GROUP BY article.id HAVING total <> min(1000000, coalesce(sum(micros), 0))`,
  );
  check(
    'the key of an article is one of its aliases',
    `SELECT article.key FROM article LEFT JOIN article_alias ON article_alias.key = article.key
     WHERE article_alias.article_id IS NULL OR article_alias.article_id <> article.id`,
  );
  check(
    'an alias names an article',
    'SELECT article_alias.key FROM article_alias LEFT JOIN article ON article.id = article_id WHERE article.id IS NULL',
  );
  check(
    'an article is read when the first of its keys was',
    `SELECT article.key, article.read_at FROM article WHERE read_at IS NOT (SELECT min(read_log.read_at)
       FROM article_alias JOIN read_log ON read_log.key = article_alias.key WHERE article_alias.article_id = article.id)`,
  );
  check(
    'the text index has a row per article',
    `SELECT id FROM article WHERE id NOT IN (SELECT rowid FROM article_text)
     UNION ALL SELECT rowid FROM article_text WHERE rowid NOT IN (SELECT id FROM article)`,
  );
  check('a story is an article', 'SELECT id FROM article WHERE story NOT IN (SELECT id FROM article)');
  check(
    'the day is that of publication, else of first sight',
    'SELECT id FROM article WHERE day <> coalesce(published_at, first_seen) / 86400000',
  );
  for (const row of db.all<{ id: number; title: string }>('SELECT id, title FROM article')) {
    const [term] = searchTerms(row.title).flat();
    if (term === undefined || indexText(row.title) === '') continue;
    const found = db.get(
      'SELECT 1 AS one FROM article_text WHERE rowid = ? AND article_text MATCH ?',
      row.id,
      `title : "${term}"`,
    );
    if (!found) broken.push(`the title of article ${row.id} is found: ${sha256Hex(row.title).slice(0, 8)}`);
  }
  return broken;
}
