import { DAY_MS, sha256Hex } from '../base/index.ts';
import { normalizeUrl } from '../core/normalize-url.ts';
import { relatedTitles } from '../core/related-titles.ts';
import { sourceTier } from '../core/source-tier.ts';
import { titleKey, titleRevision } from '../core/title-key.ts';
import type { Database } from '../sqlite/index.ts';
import type { ArticleRow } from './article-row.ts';
import { updateArticle } from './article-store.ts';
import { mergeArticles } from './merge-articles.ts';
import { RULES_VERSION } from './rules-version.ts';
import { readSetting, writeSetting } from './settings.ts';

/** Days within which an outlet's equal titles are one article (as at ingest). */
const CONTENT_DAYS = 7;

export interface RebuiltKeys {
  readonly rebuilt: number;
  /** Articles that the new rules see as one with an older one. */
  readonly merged: number;
}

interface Rebuilding {
  readonly db: Database;
  readonly newKeyByOld: Map<string, string>;
  /** Articles that stay, by what they may be found again: their link, their outlet and title. */
  readonly byLink: Map<string, ArticleRow[]>;
  readonly byContent: Map<string, ArticleRow[]>;
  readonly keeperById: Map<number, number>;
}

/**
 * After a change of the rules: makes every key again from the stored raw URL and title, merges what has become one article (the
 * oldest stays, with the earliest read mark and every alias), and carries the read log and undo records over. What has become
 * one link but has unrelated titles stays apart. The caller holds the transaction. Undefined where the rules are the same.
 */
export function rebuildKeys(db: Database): RebuiltKeys | undefined {
  if (readSetting<string>(db, 'rules_version') === RULES_VERSION) return undefined;
  const rows = db.all<ArticleRow>('SELECT * FROM article ORDER BY first_seen, id');
  const state: Rebuilding = {
    db,
    newKeyByOld: new Map(),
    byLink: new Map(),
    byContent: new Map(),
    keeperById: new Map(),
  };
  const aliases = db.all<AliasRow>('SELECT * FROM article_alias ORDER BY article_id, key');
  db.exec("DELETE FROM article_alias; UPDATE article SET key = 'old ' || key");
  for (const row of rows) rebuildArticle(state, row);
  for (const alias of aliases) rebuildAlias(state, alias);
  rebuildReadLog(state);
  rebuildUndoLog(state);
  writeSetting(db, 'rules_version', RULES_VERSION);
  return { rebuilt: rows.length, merged: state.keeperById.size };
}

function rebuildArticle(state: Rebuilding, row: ArticleRow): void {
  const { db } = state;
  const made = remake(row);
  const behindLink = state.byLink.get(made.link_key) ?? [];
  const sameLink = behindLink.find((other) => relatedTitles(other.title, row.title));
  const keeper = sameLink ?? (behindLink.length === 0 ? sameContent(state, row, made) : undefined);
  // Unrelated titles behind one link are items of their own, told apart by the title (identify-article.ts).
  const isItem = keeper === undefined && behindLink.length > 0;
  const title = titleKey({ title: row.title, source: row.source }) ?? row.title;
  const key = isItem ? sha256Hex(`${made.link_key}\n${title}`) : made.link_key;
  state.newKeyByOld.set(row.key, key);
  if (keeper) {
    merge(state, keeper, row);
    insertAlias(db, key, keeper.id, row.raw_url);
    return;
  }
  const kept = { ...row, ...made, key };
  updateArticle(db, row.id, { ...made, key });
  insertAlias(db, key, row.id, row.raw_url);
  state.byLink.set(made.link_key, [...behindLink, kept]);
  if (kept.content_key !== null)
    state.byContent.set(kept.content_key, [...(state.byContent.get(kept.content_key) ?? []), kept]);
}

function remake(
  row: ArticleRow,
): Pick<ArticleRow, 'url' | 'link_key' | 'content_key' | 'title_revision' | 'publisher'> {
  const link = normalizeUrl(row.raw_url);
  const url = link.ok ? link.url : row.url;
  const { publisher } = sourceTier({ url, source: row.source });
  const title = titleKey({ title: row.title, source: row.source });
  return {
    url,
    link_key: link.ok ? sha256Hex(link.key) : row.link_key,
    publisher,
    content_key: title === null ? null : sha256Hex(`${publisher}\n${title}`),
    title_revision: titleRevision(row.title),
  };
}

function sameContent(
  state: Rebuilding,
  row: ArticleRow,
  made: Pick<ArticleRow, 'content_key'>,
): ArticleRow | undefined {
  if (made.content_key === null) return undefined;
  return state.byContent
    .get(made.content_key)
    ?.find(
      (other) =>
        row.first_seen - other.first_seen <= CONTENT_DAYS * DAY_MS &&
        (other.published_at === null ||
          row.published_at === null ||
          Math.abs(other.published_at - row.published_at) <= DAY_MS),
    );
}

interface AliasRow {
  key: string;
  article_id: number;
  raw_url: string;
}

/** A further key of an article. Where it has become the key of another one, the two are one. */
function rebuildAlias(state: Rebuilding, alias: AliasRow): void {
  const { db } = state;
  const key = newKeyOf(state, alias.key, alias.raw_url);
  const id = keeperOf(state, alias.article_id);
  const named = db.get<{ article_id: number }>('SELECT article_id FROM article_alias WHERE key = ?', key);
  if (named === undefined) insertAlias(db, key, id, alias.raw_url);
  if (named === undefined || named.article_id === id) return;
  const [older, younger] = db.all<ArticleRow>(
    'SELECT * FROM article WHERE id IN (?, ?) ORDER BY first_seen, id',
    id,
    named.article_id,
  );
  if (older && younger && relatedTitles(older.title, younger.title)) merge(state, older, younger);
}

function merge(state: Rebuilding, keeper: ArticleRow, row: ArticleRow): void {
  mergeArticles(state.db, keeper, row);
  state.keeperById.set(row.id, keeper.id);
}

function keeperOf(state: Rebuilding, id: number): number {
  let keeper = id;
  for (let next = state.keeperById.get(id); next !== undefined; next = state.keeperById.get(next))
    keeper = next;
  return keeper;
}

function newKeyOf(state: Rebuilding, oldKey: string, rawUrl: string): string {
  const known = state.newKeyByOld.get(oldKey);
  if (known !== undefined) return known;
  const link = normalizeUrl(rawUrl);
  const key = link.ok ? sha256Hex(link.key) : oldKey;
  state.newKeyByOld.set(oldKey, key);
  return key;
}

function insertAlias(db: Database, key: string, articleId: number, rawUrl: string): void {
  db.run(
    'INSERT INTO article_alias (key, article_id, raw_url) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    key,
    articleId,
    rawUrl,
  );
}

function rebuildReadLog(state: Rebuilding): void {
  const { db } = state;
  const marks = db.all<{ key: string; raw_url: string; read_at: number }>(
    'SELECT * FROM read_log ORDER BY read_at, key',
  );
  db.exec('DELETE FROM read_log');
  for (const mark of marks) {
    db.run(
      'INSERT INTO read_log (key, raw_url, read_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      newKeyOf(state, mark.key, mark.raw_url),
      mark.raw_url,
      mark.read_at,
    );
  }
  // A mark may now name an article that was unread under its old key; one that was read stays so.
  db.exec(
    `INSERT INTO read_log (key, raw_url, read_at) SELECT key, raw_url, read_at FROM article WHERE read_at IS NOT NULL
       ON CONFLICT (key) DO UPDATE SET read_at = min(read_at, excluded.read_at);
     UPDATE article SET read_at = (SELECT min(read_log.read_at) FROM article_alias JOIN read_log ON read_log.key = article_alias.key
       WHERE article_alias.article_id = article.id)`,
  );
}

function rebuildUndoLog(state: Rebuilding): void {
  const { db } = state;
  const records = db.all<{ id: number; before: string }>(
    "SELECT id, before FROM undo_log WHERE action = 'mark_read'",
  );
  for (const { id, before } of records) {
    const { article_keys, log_keys } = JSON.parse(before) as Record<string, readonly string[]>;
    const renewed = (keys: readonly string[] = []): readonly string[] =>
      keys.map((key) => state.newKeyByOld.get(key) ?? key);
    db.run(
      'UPDATE undo_log SET before = ? WHERE id = ?',
      JSON.stringify({ article_keys: renewed(article_keys), log_keys: renewed(log_keys) }),
      id,
    );
  }
}
