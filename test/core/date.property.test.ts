import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDate, plausibleDate } from '../../src/core/date.ts';

const RUNS = { numRuns: 10_000, verbose: true } as const;
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const pad = (value: number, width = 2): string => String(value).padStart(width, '0');

/** A second between 1990 and 2090, and an offset that a zone may have, in quarter hours. */
const second = fc.integer({ min: 631_152_000, max: 3_786_912_000 }).map((value) => value * 1000);
const offset = fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15);

interface Wall {
  readonly ymd: string;
  readonly hms: string;
  readonly zone: string;
  readonly date: Date;
}

function wall(ms: number, minutes: number): Wall {
  const date = new Date(ms + minutes * 60_000);
  const sign = minutes < 0 ? '-' : '+';
  const size = Math.abs(minutes);
  return {
    ymd: `${date.getUTCFullYear()}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`,
    hms: `${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())}:${pad(date.getUTCSeconds())}`,
    zone: `${sign}${pad(Math.floor(size / 60))}:${pad(size % 60)}`,
    date,
  };
}

const FORMS: readonly ((at: Wall) => string)[] = [
  ({ ymd, hms, zone }) => `${ymd}T${hms}${zone}`,
  ({ ymd, hms, zone }) => `${ymd} ${hms} ${zone}`,
  ({ date, hms, zone }) =>
    `${DAYS[date.getUTCDay()]}, ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()} ${hms} ${zone.replace(':', '')}`,
  ({ date, hms, zone }) =>
    `${DAYS[date.getUTCDay()]} ${MONTHS[date.getUTCMonth()]} ${pad(date.getUTCDate())} ${date.getUTCFullYear()} ${hms} GMT${zone.replace(':', '')}`,
  ({ date, hms, zone }) =>
    `${date.getUTCFullYear()}년 ${date.getUTCMonth() + 1}월 ${date.getUTCDate()}일 ${hms} ${zone}`,
];
const ZONELESS: readonly ((at: Wall) => string)[] = [
  ({ ymd, hms }) => `${ymd} ${hms}`,
  ({ ymd, hms }) => `${ymd}T${hms.slice(0, 5)}`,
  ({ date, hms }) =>
    `${DAYS[date.getUTCDay()]}, ${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()} - ${hms.slice(0, 5)}`,
  ({ ymd }) => ymd,
];
const written = fc
  .tuple(second, offset, fc.constantFrom(...FORMS, ...ZONELESS))
  .map(([ms, minutes, form]) => form(wall(ms, minutes)));
const broken = fc
  .tuple(written, fc.nat(30), fc.string({ maxLength: 3 }))
  .map(([text, at, noise]) => text.slice(0, at) + noise + text.slice(at + 1));

describe('parseDate', () => {
  it('never depends on TZ: three zones give the same for 10,000 texts', () => {
    const seed = 20_261_130;
    const texts = fc.sample(fc.oneof(written, broken, fc.string()), { numRuns: 10_000, seed });
    const child = fileURLToPath(new URL('./parse-dates-child.ts', import.meta.url));
    const runs = ['UTC', 'Asia/Seoul', 'America/New_York'].map((zone) => {
      const { stdout, stderr, status } = spawnSync(process.execPath, [child], {
        input: JSON.stringify(texts),
        env: { ...process.env, TZ: zone },
        encoding: 'utf8',
        maxBuffer: 1e8,
      });
      expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
      return JSON.parse(stdout) as { readonly offset: number; readonly dates: readonly unknown[] };
    });
    expect(runs.map((run) => run.offset)).toEqual([0, -540, 240]);
    expect(runs[1]?.dates).toEqual(runs[0]?.dates);
    expect(runs[2]?.dates).toEqual(runs[0]?.dates);
    expect(runs[0]?.dates.filter((date) => date !== null).length).toBeGreaterThan(3_000);
  });

  it('reads back the instant of every form that gives its zone', () => {
    fc.assert(
      fc.property(second, offset, fc.constantFrom(...FORMS), (ms, minutes, form) => {
        expect(parseDate(form(wall(ms, minutes)))).toEqual({ ms, quality: 'exact' });
      }),
      RUNS,
    );
  });

  it('gives a day that the text names, or null: no roll-over', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1990, max: 2090 }),
        fc.integer({ min: 0, max: 14 }),
        fc.integer({ min: 0, max: 33 }),
        (year, month, day) => {
          const date = parseDate(`${year}-${pad(month)}-${pad(day)}`);
          const real = new Date(Date.UTC(year, month - 1, day));
          const exists =
            month >= 1 && month <= 12 && real.getUTCMonth() === month - 1 && real.getUTCDate() === day;
          expect(date).toEqual(exists ? { ms: real.getTime(), quality: 'date_only' } : null);
        },
      ),
      RUNS,
    );
  });

  it('never throws on any value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), broken, fc.string({ unit: 'binary' })), (raw) => {
        const date = parseDate(raw);
        if (date !== null) expect(Number.isSafeInteger(date.ms)).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('plausibleDate', () => {
  it('bounds a time by 1990 and a day after now, and never moves it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), second, (ms, now) => {
        const inside = ms >= Date.UTC(1990, 0, 1) && ms <= now + 86_400_000;
        expect(plausibleDate(ms, now)).toBe(inside ? ms : null);
      }),
      RUNS,
    );
  });
});
