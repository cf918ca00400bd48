import { sha256Hex } from '../base/index.ts';
import { normalizeUrl, URL_RULES_VERSION } from '../core/normalize-url.ts';
import { TITLE_RULES_VERSION, titleKey } from '../core/title-key.ts';
import type { Database } from '../sqlite/index.ts';
import type { ArticleRow } from './article-row.ts';
import { readSetting, writeSetting } from './settings.ts';

/** The rules by which the keys of a ledger were made. */
export const RULES_VERSION = `url ${URL_RULES_VERSION}, title ${TITLE_RULES_VERSION}`;

export interface RebuiltKeys {
  readonly rebuilt: number;
  /** Articles that the new rules see as one with an older one. */
  readonly merged: number;
}

/**
 * After a change of the rules: makes every key again from the stored raw URL, merges what has become one article (the oldest
 * stays, with the earliest read mark and every alias), and carries the read log over. The caller holds the transaction.
 * Undefined where the keys were made by the rules at hand.
 */
export function rebuildKeys(db: Database): RebuiltKeys | undefined {
  if (readSetting<string>(db, 'rules_version') === RULES_VERSION) return undefined;
  const rows = db.all<ArticleRow>('SELECT * FROM article ORDER BY first_seen, id');
  const newKeyByOld = new Map<string, string>();
  const keeperByKey = new Map<string, ArticleRow>();
  let merged = 0;
  freeOldKeys(db);
  for (const row of rows) {
    const next = rebuildRow(row);
    const keeper = keeperByKey.get(next.key);
    newKeyByOld.set(row.key, next.key);
    if (keeper) {
      mergeInto(db, keeper, row);
      merged += 1;
    } else {
      keeperByKey.set(next.key, { ...row, ...next });
      db.run(
        'UPDATE article SET key = ?, link_key = ?, content_key = ? WHERE id = ?',
        next.key,
        next.link_key,
        next.content_key,
        row.id,
      );
    }
  }
  rebuildAliases(db, newKeyByOld);
  merged += mergeByAlias(db);
  rebuildReadLog(db, newKeyByOld);
  db.run("DELETE FROM undo_log WHERE action = 'mark_read'");
  writeSetting(db, 'rules_version', RULES_VERSION);
  return { rebuilt: rows.length, merged };
}

/** A new ledger, or one that came by import, notes the rules that its keys were made by. */
export function noteRules(db: Database): void {
  writeSetting(db, 'rules_version', RULES_VERSION);
}

function rebuildRow(row: ArticleRow): Pick<ArticleRow, 'key' | 'link_key' | 'content_key'> {
  const link = normalizeUrl(row.raw_url);
  const linkKey = link.ok ? sha256Hex(link.key) : row.link_key;
  const title = titleKey({ title: row.title, source: row.source });
  // An item of a link that holds several is told apart by its title (identify-article.ts).
  const isItem = row.key !== row.link_key;
  return {
    link_key: linkKey,
    key: isItem ? sha256Hex(`${linkKey}\n${title ?? row.title}`) : linkKey,
    content_key: title === null ? null : sha256Hex(`${row.publisher}\n${title}`),
  };
}

/** While keys are made again, none may stand in the way of another. */
function freeOldKeys(db: Database): void {
  db.exec("UPDATE article SET key = 'old ' || key");
}

function mergeInto(db: Database, keeper: ArticleRow, row: ArticleRow): void {
  const readAt = [keeper.read_at, row.read_at].filter((at) => at !== null).sort((a, b) => a - b)[0] ?? null;
  keeper.read_at = readAt;
  db.run('UPDATE article SET read_at = ? WHERE id = ?', readAt, keeper.id);
  if (keeper.snippet === '' && row.snippet !== '') {
    keeper.snippet = row.snippet;
    db.run('UPDATE article SET snippet = ? WHERE id = ?', row.snippet, keeper.id);
  }
  db.run('UPDATE article_alias SET article_id = ? WHERE article_id = ?', keeper.id, row.id);
  db.run('UPDATE article SET story = ? WHERE story = ?', keeper.id, row.id);
  db.run(
    `INSERT INTO brief_shown (article_id, shown_at) SELECT ?, shown_at FROM brief_shown WHERE article_id = ?
     ON CONFLICT (article_id) DO UPDATE SET shown_at = max(shown_at, excluded.shown_at)`,
    keeper.id,
    row.id,
  );
  removeArticle(db, row.id, row.first_seen);
}

function removeArticle(db: Database, id: number, firstSeen: number): void {
  db.run(
    'UPDATE exposure SET micros = micros - coalesce((SELECT micros FROM impact WHERE impact.article_id = ? AND impact.axis = exposure.axis), 0) WHERE day = ?',
    id,
    Math.floor(firstSeen / 86_400_000),
  );
  db.run('DELETE FROM article_text WHERE rowid = ?', id);
  db.run('DELETE FROM article WHERE id = ?', id);
}

function rebuildAliases(db: Database, newKeyByOld: ReadonlyMap<string, string>): void {
  const aliases = db.all<{ key: string; article_id: number; raw_url: string }>(
    'SELECT * FROM article_alias ORDER BY article_id, key',
  );
  db.exec('DELETE FROM article_alias');
  for (const alias of aliases) {
    const link = normalizeUrl(alias.raw_url);
    const key = newKeyByOld.get(alias.key) ?? (link.ok ? sha256Hex(link.key) : alias.key);
    db.run(
      'INSERT INTO article_alias (key, article_id, raw_url) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      key,
      alias.article_id,
      alias.raw_url,
    );
  }
}

/** An alias may now name an article that stands for itself too: those are one. */
function mergeByAlias(db: Database): number {
  const pairs = db.all<{ keeper: number; other: number }>(
    `SELECT article_alias.article_id AS keeper, article.id AS other FROM article
     JOIN article_alias ON article_alias.key = article.key WHERE article_alias.article_id <> article.id ORDER BY article.id`,
  );
  let merged = 0;
  for (const pair of pairs) {
    const keeper = db.get<ArticleRow>('SELECT * FROM article WHERE id = ?', pair.keeper);
    const other = db.get<ArticleRow>('SELECT * FROM article WHERE id = ?', pair.other);
    if (!keeper || !other) continue;
    mergeInto(db, keeper, other);
    merged += 1;
  }
  db.run(
    'INSERT INTO article_alias (key, article_id, raw_url) SELECT key, id, raw_url FROM article WHERE true ON CONFLICT DO NOTHING',
  );
  return merged;
}

function rebuildReadLog(db: Database, newKeyByOld: ReadonlyMap<string, string>): void {
  const marks = db.all<{ key: string; raw_url: string; read_at: number }>(
    'SELECT * FROM read_log ORDER BY read_at, key',
  );
  db.exec('DELETE FROM read_log');
  for (const mark of marks) {
    const link = normalizeUrl(mark.raw_url);
    const key = newKeyByOld.get(mark.key) ?? (link.ok ? sha256Hex(link.key) : mark.key);
    db.run(
      'INSERT INTO read_log (key, raw_url, read_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      key,
      mark.raw_url,
      mark.read_at,
    );
  }
  // A mark may now name an article that was unread under its old key.
  db.run(
    `UPDATE article SET read_at = (SELECT min(read_log.read_at) FROM read_log JOIN article_alias ON article_alias.key = read_log.key
       WHERE article_alias.article_id = article.id)
     WHERE read_at IS NULL AND key = link_key`,
  );
}
