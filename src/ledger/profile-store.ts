import type { Axis, Profile, UserContext } from '../core/profile.ts';
import type { Database } from '../sqlite/index.ts';
import { readSetting, removeSetting, writeSetting } from './settings.ts';

interface AxisRow {
  id: string;
  label: string;
  weight: number;
  keywords: string;
  reach_anchors: string;
  exclude: string;
  all_of: string;
  source: string | null;
}

/** The stored profile, or undefined before the first `update_profile`. */
export function readProfile(db: Database): Profile | undefined {
  const rows = db.all<AxisRow>('SELECT * FROM axis ORDER BY position');
  const context = readSetting<UserContext>(db, 'user_context');
  if (rows.length === 0 || context === undefined) return undefined;
  return { axes: rows.map(axisOf), user_context: context };
}

/** Replaces the whole profile. The caller holds the transaction. */
export function writeProfile(db: Database, profile: Profile): void {
  db.run('DELETE FROM axis');
  profile.axes.forEach((axis, position) => {
    db.run(
      'INSERT INTO axis (position, id, label, weight, keywords, reach_anchors, exclude, all_of, source) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
      position,
      axis.id,
      axis.label,
      axis.weight,
      JSON.stringify(axis.keywords),
      JSON.stringify(axis.reach_anchors),
      JSON.stringify(axis.exclude ?? []),
      JSON.stringify(axis.all_of ?? []),
      axis.source ?? null,
    );
  });
  writeSetting(db, 'user_context', profile.user_context);
}

/** Removes the profile, as it was before the first one: the undo of a first `update_profile`. */
export function removeProfile(db: Database): void {
  db.run('DELETE FROM axis');
  removeSetting(db, 'user_context');
}

function axisOf(row: AxisRow): Axis {
  const exclude = JSON.parse(row.exclude) as string[];
  const allOf = JSON.parse(row.all_of) as string[];
  return {
    id: row.id,
    label: row.label,
    weight: row.weight,
    keywords: JSON.parse(row.keywords) as string[],
    reach_anchors: JSON.parse(row.reach_anchors) as string[],
    ...(exclude.length > 0 && { exclude }),
    ...(allOf.length > 0 && { all_of: allOf }),
    ...(row.source !== null && { source: row.source }),
  };
}
