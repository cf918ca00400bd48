/**
 * Table of the audit. `bytes_before` is the sum of `bytes` of all rows ever written before this one: what is too
 * old by size is found by index, without adding up. `state`: `intended` (begun, no result known), `done`, `failed`, `refused`.
 */
export const AUDIT_SCHEMA: string = `
CREATE TABLE audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  tool TEXT NOT NULL,
  origin TEXT NOT NULL,
  caller_kind TEXT NOT NULL,
  caller_name TEXT NOT NULL,
  user TEXT NOT NULL,
  mode TEXT NOT NULL,
  node TEXT NOT NULL,
  run TEXT NOT NULL,
  arguments TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('intended', 'done', 'failed', 'refused')),
  code TEXT NOT NULL,
  reason TEXT NOT NULL,
  blocking_policies TEXT NOT NULL,
  result_characters INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  bytes_before INTEGER NOT NULL
) STRICT;
CREATE INDEX audit_bytes_before ON audit (bytes_before);
`;
