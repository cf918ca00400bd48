import type { FoldedText } from './fold-text.ts';

const EXCHANGE = /(?:^|[^\p{L}])[A-Z]{2,8}(?: ?[A-Z]{2,6})?: ?$/u;
const NAMED = /(?:shares (?:of|in)|stock (?:of|in)|ticker|symbol) $/;
const CONTEXT = 20;

/**
 * A single Latin letter counts only in an explicit ticker form, in its own case: the whole text, `$F`, `NYSE:F`, `(F)`,
 * "shares of F". Everywhere else it is noise (`F` in "Fed", `C` in "C++", a "plan B").
 */
export function isTickerForm({ source, units, starts, ends }: FoldedText, start: number): boolean {
  const from = starts[start]!;
  const to = ends[start]!;
  if (/^[ |]*[a-z][ |]*$/.test(units)) return true;
  const next = source[to] ?? ' ';
  if (/[\p{L}\p{N}\p{M}+#&@'’/-]/u.test(next)) return false;
  const before = source.slice(Math.max(0, from - CONTEXT), from).normalize('NFKC');
  if (/\$$/.test(before) || EXCHANGE.test(before)) return true;
  if (/[([]$/.test(before) && /[)\]）］:.]/.test(next)) return true;
  return NAMED.test(before.toLowerCase());
}
