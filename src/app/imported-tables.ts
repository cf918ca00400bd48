import { cleanText } from '../base/index.ts';
import { normalizeUrl } from '../core/normalize-url.ts';
import type { SqlRow, SqlValue } from '../sqlite/index.ts';
import { axisShape, seedShape, userContextShape } from './shapes.ts';

/** A table whose rows come with a file. `check` names the first column of a row that no skope would have written. */
export interface ImportedTable {
  readonly name: string;
  /** Rows for which this is false stay behind, and are reported. */
  readonly keep?: (row: SqlRow) => boolean;
  readonly check: (row: SqlRow) => string | undefined;
}

/** Tables that stay behind, and why. Together with `IMPORTED_TABLES` they are all tables of the schema (a test compares). */
export const LEFT_BEHIND: Readonly<Record<string, string>> = {
  audit: 'What was recorded elsewhere is no record of this ledger; its own stays.',
  undo_log: 'Actions of another ledger cannot be turned back here.',
  article_text: 'Built anew from the text.',
  ...Object.fromEntries(
    ['skill', 'skill_content', 'skill_revision', 'skill_component', 'skill_search'].map((name) => [
      name,
      'Skills carry trust: they are brought by adding them anew, and the present ones stay.',
    ]),
  ),
};

type Check = (value: SqlValue | undefined) => boolean;

const whole: Check = (value) => Number.isSafeInteger(value);
const share: Check = (value) => typeof value === 'number' && value >= 0 && value <= 1;
const key: Check = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const link: Check = (value) => typeof value === 'string' && value.length <= 65_536 && normalizeUrl(value).ok;
const clean =
  (most: number, least = 0): Check =>
  (value) =>
    typeof value === 'string' && value.length >= least && value.length <= most && cleanText(value) === value;
const oneOf =
  (...allowed: readonly SqlValue[]): Check =>
  (value) =>
    value !== undefined && allowed.includes(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const json =
  (check: (parsed: unknown) => boolean): Check =>
  (value) => {
    const parsed = parse(value);
    return parsed !== undefined && check(parsed);
  };

/** The settings that a file may bring. Its list of trusted and distrusted sources is a trust mark, and stays behind. */
const SETTINGS: Readonly<Record<string, (value: unknown) => boolean>> = {
  user_context: (value) => userContextShape.safeParse(value).success,
  last_scan: Number.isSafeInteger,
  last_rotate: Number.isSafeInteger,
  profile_version: Number.isSafeInteger,
  rules_version: (value) => typeof value === 'string' && value.length <= 200 && cleanText(value) === value,
};

/** In the order in which they can be written: a row comes after those that it refers to. */
export const IMPORTED_TABLES: readonly ImportedTable[] = [
  {
    name: 'setting',
    keep: (row) => Object.hasOwn(SETTINGS, String(row['name'])),
    check: (row) => {
      const accepts = SETTINGS[String(row['name'])];
      return accepts && json(accepts)(row['value']) ? undefined : 'value';
    },
  },
  { name: 'axis', check: checkAxis },
  table('article', {
    id: whole,
    key,
    link_key: key,
    url: link,
    raw_url: link,
    title: clean(1000, 1),
    snippet: clean(2000),
    source: clean(200, 1),
    publisher: clean(500),
    tier: oneOf(0, 1, 2, 3),
    tier_basis: clean(100),
    contradicts: orNull(clean(500)),
    content_key: orNull(key),
    title_revision: orNull(whole),
    published_at: orNull(whole),
    published_quality: orNull(clean(100)),
    first_seen: whole,
    day: whole,
    story: whole,
    total: whole,
    band: orNull(clean(100)),
    read_at: orNull(whole),
  }),
  table('article_alias', { key, article_id: whole, raw_url: link }),
  table('impact', {
    article_id: whole,
    axis: clean(64, 1),
    micros: whole,
    seeds: json((value) => Array.isArray(value) && value.every((seed) => seedShape.safeParse(seed).success)),
  }),
  table('exposure', { day: whole, axis: clean(64, 1), micros: whole }),
  table('read_log', { key, raw_url: link, read_at: whole }),
  table('scan', {
    id: whole,
    at: whole,
    tool: oneOf('ingest_news', 'scan_news'),
    caller: clean(2000),
    query_context: clean(2000),
    received: whole,
    added: whole,
  }),
  table('brief_shown', { id: whole, article_id: whole, shown_at: whole }),
];

function table(name: string, columns: Readonly<Record<string, Check>>): ImportedTable {
  return {
    name,
    check: (row) => Object.keys(row).find((column) => columns[column]?.(row[column]) !== true),
  };
}

function checkAxis(row: SqlRow): string | undefined {
  if (!whole(row['position'])) return 'position';
  if (!share(row['weight'])) return 'weight';
  const axis = axisShape.safeParse({
    id: row['id'],
    label: row['label'],
    weight: row['weight'],
    keywords: parse(row['keywords']),
    reach_anchors: parse(row['reach_anchors']),
    exclude: parse(row['exclude']),
    all_of: parse(row['all_of']),
    ...(row['source'] !== null && { source: row['source'] }),
  });
  return axis.success ? undefined : String(axis.error.issues[0]?.path[0] ?? 'id');
}

function parse(value: SqlValue | undefined): unknown {
  if (typeof value !== 'string') return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
