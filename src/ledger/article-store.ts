import { utcDay } from '../base/index.ts';
import { fromMicros, toMicros } from '../core/score-article.ts';
import { indexText } from '../core/search-terms.ts';
import type { Impact, Seed } from '../core/seed.ts';
import type { Database } from '../sqlite/index.ts';
import type { ArticleRow } from './article-row.ts';
import { readAt, settleRead } from './read-log.ts';

export type NewArticle = Omit<ArticleRow, 'id' | 'story'>;

/** The article that any of its URL keys names. */
export function findByKey(db: Database, key: string): ArticleRow | undefined {
  return db.get<ArticleRow>(
    'SELECT article.* FROM article_alias JOIN article ON article.id = article_alias.article_id WHERE article_alias.key = ?',
    key,
  );
}

/** All articles that stand behind one link: more than one only where a page holds several items. */
export function findByLink(db: Database, linkKey: string): ArticleRow[] {
  return db.all<ArticleRow>(
    `SELECT * FROM article WHERE link_key = ?
     UNION SELECT article.* FROM article_alias JOIN article ON article.id = article_alias.article_id WHERE article_alias.key = ?
     ORDER BY id`,
    linkKey,
    linkKey,
  );
}

/** Articles of one outlet with the same title key that were first seen at or after `since`, oldest first. */
export function findByContent(db: Database, contentKey: string, since: number): ArticleRow[] {
  return db.all<ArticleRow>(
    'SELECT * FROM article WHERE content_key = ? AND first_seen >= ? ORDER BY first_seen, id',
    contentKey,
    since,
  );
}

/** Stores the article, its first alias and its text; returns its id. Until stories are grouped, an article is its own story. */
export function insertArticle(db: Database, article: NewArticle): number {
  const columns = Object.keys(article);
  const { lastRowId } = db.run(
    `INSERT INTO article (${columns.join(', ')}, story) VALUES (${columns.map(() => '?').join(', ')}, 0)`,
    ...Object.values(article),
  );
  db.run('UPDATE article SET story = ? WHERE id = ?', lastRowId, lastRowId);
  addAlias(db, article.key, lastRowId, article.raw_url);
  indexArticle(db, lastRowId, article);
  return lastRowId;
}

/** A further URL key of a known article, with the read mark that the key may carry; a key that is known already stays as it is. */
export function addAlias(db: Database, key: string, articleId: number, rawUrl: string): void {
  const { changes } = db.run(
    'INSERT INTO article_alias (key, article_id, raw_url) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    key,
    articleId,
    rawUrl,
  );
  if (changes > 0 && readAt(db, key) !== undefined) settleRead(db, articleId);
}

/** New text, date or source judgement of a known article. */
export function updateArticle(db: Database, id: number, changed: Partial<NewArticle>): void {
  const columns = Object.keys(changed);
  if (columns.length === 0) return;
  db.run(
    `UPDATE article SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE id = ?`,
    ...Object.values(changed),
    id,
  );
  if (changed.title === undefined && changed.snippet === undefined) return;
  const row = db.get<ArticleRow>('SELECT * FROM article WHERE id = ?', id);
  db.run('DELETE FROM article_text WHERE rowid = ?', id);
  if (row) indexArticle(db, id, row);
}

/** Replaces the impact of an article, all seeds kept, and moves the day's exposure by the difference. */
export function writeImpact(db: Database, id: number, firstSeen: number, impact: Impact): void {
  const day = utcDay(firstSeen);
  for (const old of db.all<{ axis: string; micros: number }>(
    'SELECT axis, micros FROM impact WHERE article_id = ?',
    id,
  )) {
    addExposure(db, day, old.axis, -old.micros);
  }
  db.run('DELETE FROM impact WHERE article_id = ?', id);
  for (const hit of impact.hits) {
    const micros = toMicros(hit.contribution);
    const seeds = impact.seeds.filter((seed) => seed.axis === hit.axis);
    db.run(
      'INSERT INTO impact (article_id, axis, micros, seeds) VALUES (?, ?, ?, ?)',
      id,
      hit.axis,
      micros,
      JSON.stringify(seeds),
    );
    addExposure(db, day, hit.axis, micros);
  }
}

/** The impact of an article as stored. Hits come in the order of `axes`, the virtual axes last. */
export function readImpact(db: Database, id: number, total: number, axes: readonly string[]): Impact {
  const rows = db.all<{ axis: string; micros: number; seeds: string }>(
    'SELECT axis, micros, seeds FROM impact WHERE article_id = ?',
    id,
  );
  const place = (axis: string): number => (axes.includes(axis) ? axes.indexOf(axis) : axes.length);
  rows.sort((a, b) => place(a.axis) - place(b.axis) || (a.axis < b.axis ? -1 : 1));
  return {
    total: fromMicros(total),
    hits: rows.map((row) => ({ axis: row.axis, contribution: fromMicros(row.micros) })),
    seeds: rows.flatMap((row) => JSON.parse(row.seeds) as Seed[]),
  };
}

function addExposure(db: Database, day: number, axis: string, micros: number): void {
  db.run(
    'INSERT INTO exposure (day, axis, micros) VALUES (?, ?, ?) ON CONFLICT (day, axis) DO UPDATE SET micros = micros + excluded.micros',
    day,
    axis,
    micros,
  );
}

export function indexArticle(
  db: Database,
  id: number,
  text: { readonly title: string; readonly snippet: string },
): void {
  db.run(
    'INSERT INTO article_text (rowid, title, snippet) VALUES (?, ?, ?)',
    id,
    indexText(text.title),
    indexText(text.snippet),
  );
}
