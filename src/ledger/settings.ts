import type { Database } from '../sqlite/index.ts';

/** What the ledger keeps once: the person's context, times of the last scan and rotation, versions of rules and profile. */
export type SettingName =
  | 'user_context'
  | 'last_scan'
  | 'last_rotate'
  | 'profile_version'
  | 'rules_version'
  | 'source_overrides';

export function readSetting<T>(db: Database, name: SettingName): T | undefined {
  const row = db.get<{ value: string }>('SELECT value FROM setting WHERE name = ?', name);
  return row && (JSON.parse(row.value) as T);
}

export function writeSetting(db: Database, name: SettingName, value: unknown): void {
  db.run(
    'INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    name,
    JSON.stringify(value),
  );
}

export function removeSetting(db: Database, name: SettingName): void {
  db.run('DELETE FROM setting WHERE name = ?', name);
}
