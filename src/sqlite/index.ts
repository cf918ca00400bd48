export type { Database, SqlRow, SqlValue } from './database.ts';
export { APPLICATION_ID, type Migration, migrate, refuseForeign } from './migrate.ts';
