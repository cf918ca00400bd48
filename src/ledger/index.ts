export type { ArticleRow } from './article-row.ts';
export {
  addAlias,
  findByContent,
  findByKey,
  findByLink,
  indexArticle,
  insertArticle,
  type NewArticle,
  readImpact,
  updateArticle,
  writeImpact,
} from './article-store.ts';
export { lastStamp, stampShown } from './brief-shown.ts';
export { type Candidate, type CandidateQuery, countCandidates, rankCandidates } from './candidates.ts';
export { digest } from './digest.ts';
export { type AxisMicros, exposureByAxis, exposureByDay, readExposureByAxis } from './exposure.ts';
export { readProfile, removeProfile, writeProfile } from './profile-store.ts';
export { logRead, markArticleRead, readAt, settleRead, unmarkRead } from './read-log.ts';
export { readArticles } from './reads.ts';
export { type RebuiltKeys, rebuildKeys } from './rebuild-keys.ts';
export { judgement, rescoreArticle, rescoreRecent, scores } from './rescore.ts';
export { noteRules, RULES_VERSION } from './rules-version.ts';
export { logScan, recentScans, type ScanRecord } from './scan-log.ts';
export { LEDGER_SCHEMA } from './schema.ts';
export { searchArticles } from './search-articles.ts';
export { readSetting, removeSetting, type SettingName, writeSetting } from './settings.ts';
export { lastUndoable, logUndoable, markUndone, type Undoable, type UndoEntry } from './undo-log.ts';
export { worldHeadlines } from './world.ts';
