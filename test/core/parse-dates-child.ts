import { parseDate } from '../../src/core/date.ts';

/** Child process of date.property.test.ts: reads a JSON array of texts, writes what `parseDate` makes of each. */
let input = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (chunk: string) => {
  input += chunk;
});
process.stdin.on('end', () => {
  const texts = JSON.parse(input) as string[];
  // The zone of this process, so that the test can see that it took effect
  process.stdout.write(
    JSON.stringify({ offset: new Date(1_780_000_000_000).getTimezoneOffset(), dates: texts.map(parseDate) }),
  );
});
