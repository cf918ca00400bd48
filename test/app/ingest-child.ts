// A writer of its own process: ingests its batches into one file and acknowledges each on stdout, once it is answered.
// Arguments: path, first batch, number of batches, articles per batch, step between the batches, prefix.
import { writeSync } from 'node:fs';
import { openSkope } from '../../src/node.ts';
import { batchOf } from './numbered-articles.ts';

const [path = '', first = '0', batches = '1', size = '10', step = '10', prefix = ''] = process.argv.slice(2);
const skope = await openSkope({ path });
for (let index = 0; index < Number(batches); index += 1) {
  const start = (Number(first) + index) * Number(step);
  const { new: added, duplicates } = await skope.ingestNews({
    articles: batchOf(start, Number(size), prefix),
  });
  writeSync(1, `${JSON.stringify({ batch: Number(first) + index, added, duplicates })}\n`);
}
await skope.close();
