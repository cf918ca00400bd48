import { cutText } from '../base/index.ts';
import { THIRD_PARTY_NOTICE } from './brief-text.ts';
import type { IngestResult } from './ingest.ts';

const REFUSALS_SHOWN = 20;

/** What became of a batch, as readable lines. */
export function ingestText(result: IngestResult): string {
  const refusals = result.rejected.slice(0, REFUSALS_SHOWN);
  const hidden = result.rejected.length - refusals.length;
  return [
    `Received ${result.received}: ${result.new} new (${result.entered_radar} reach the person), ${result.duplicates} known before, ${result.rejected.length} refused.`,
    ...refusals.map((refusal) => `- ${cutText(refusal.message, 200)}`),
    ...(hidden > 0 ? [`- and ${hidden} more refusals, all in the structured result`] : []),
    ...(result.top.length > 0 ? ['', THIRD_PARTY_NOTICE, 'Top of what is new:'] : []),
    ...result.top.map(
      (entry) =>
        `- [${entry.impact.toFixed(3)}] ${cutText(entry.title, 160)} (${cutText(entry.source, 60)}) ${entry.url}`,
    ),
  ].join('\n');
}
