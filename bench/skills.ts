// What skills cost: staged recall over 10,000 skills, and a sandbox run.
// Run: node bench/skills.ts
import { pathToFileURL } from 'node:url';
import { recallCloudSkill, SKILLS_SCHEMA, SkillStore, saveCloudSkill } from '../src/skills/index.ts';
import { nodeSandbox } from '../src/skills/sandbox/runner-node.ts';
import { openNodeFile } from '../src/sqlite/engines/node-file.ts';

export interface SkillFigures {
  readonly skills: number;
  /** Two words that some dozens of skills have. */
  readonly level_0_median_ms: number;
  /** Two words that every skill has. */
  readonly level_0_common_words_median_ms: number;
  readonly level_1_median_ms: number;
  readonly level_2_median_ms: number;
  /** From the call to the answer of an empty script: worker, engine, run, end. */
  readonly sandbox_start_up_median_ms: number;
}

const OWNER = { scopes: ['personal'] };
const VERBS = [
  'check',
  'deploy',
  'convert',
  'review',
  'measure',
  'translate',
  'archive',
  'compare',
  'plan',
  'clean',
];
const NOUNS = [
  'links',
  'tables',
  'images',
  'invoices',
  'logs',
  'schemas',
  'slides',
  '문서',
  '기사',
  'queries',
];

/** Measures everything; prints nothing. */
export async function benchSkills(skills = 10_000): Promise<SkillFigures> {
  const { store, pins } = fill(skills);
  const recall = (args: Parameters<typeof recallCloudSkill>[2]): void => {
    const envelope = recallCloudSkill(store, OWNER, args);
    if (envelope.kind === 'error') throw new Error(envelope.error.message);
  };
  const pin = (index: number) => pins[(index * 7919) % pins.length] ?? {};
  const level_0 = time(100, (index) => recall({ query: `tool${index * 97} ${VERBS[index % 10]}` }));
  const common = time(20, () => recall({ query: 'skill works' }));
  const level_1 = time(200, (index) => recall({ slug: `skill-${(index * 7919) % skills}` }));
  const level_2 = time(200, (index) => recall({ ...pin(index), resource: 'scripts/run.js' }));
  const files = new Map([['a.js', 'export default () => 1']]);
  const runs: number[] = [];
  for (let index = 0; index < 21; index += 1) {
    const begin = performance.now();
    await nodeSandbox.run({ entry: 'a.js', files, input: null });
    runs.push(performance.now() - begin);
  }
  store.db.close();
  return {
    skills,
    level_0_median_ms: level_0,
    level_0_common_words_median_ms: common,
    level_1_median_ms: level_1,
    level_2_median_ms: level_2,
    sandbox_start_up_median_ms: median(runs),
  };
}

function fill(skills: number): { store: SkillStore; pins: { skill_id: string; revision_id: string }[] } {
  const db = openNodeFile({ path: ':memory:' });
  db.exec(SKILLS_SCHEMA);
  const store = new SkillStore(db);
  const pins = db.transaction(() =>
    Array.from({ length: skills }, (_, index) => {
      const verb = VERBS[index % 10];
      const noun = NOUNS[Math.floor(index / 10) % 10];
      return saveCloudSkill(store, OWNER, index, {
        slug: `skill-${index}`,
        name: `${verb} ${noun} ${index}`,
        description: `This skill works on ${noun}: it can ${verb} them, step by step, with tool${index} and a report.`,
        instructions: `# ${verb} ${noun}\n\n${'Read the input, then run the script.\n'.repeat(40)}`,
        components: [{ path: 'scripts/run.js', kind: 'script', content: `export default () => ${index}` }],
      });
    }),
  );
  return { store, pins: pins.map(({ skill_id, revision_id }) => ({ skill_id, revision_id })) };
}

function time(count: number, work: (index: number) => void): number {
  const times = Array.from({ length: count + 3 }, (_, index) => {
    const begin = performance.now();
    work(index);
    return performance.now() - begin;
  });
  return median(times.slice(3));
}

function median(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 100) / 100;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [figure, value] of Object.entries(await benchSkills()))
    console.log(`${figure.padEnd(32)} ${value}`);
}
