/**
 * `npm test`: every check. `npm run test:quick`: those that need no build, no browser and no
 * database. `npm run lint`: format, lint, import rules and plain language; `npm run format`
 * corrects what it can.
 */
import './help.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { isThorough } from '../testing/isThorough.ts';
import { shortFuzzRun } from '../testing/seed.ts';

/** A command that fails when something is wrong. */
interface Check {
  name: string;
  command: readonly [program: string, ...args: string[]];
}

const lastRun = 'artefacts/e2e/.last-run.json';

/** Only tests of the night open the gallery. */
const galleryAtNight = isThorough ? [] : ['page'];

const projects = ['built', 'unit', 'page', 'contract', 'server'];

const browserTests: Check = { name: 'browser tests', command: ['playwright', 'test'] };

/** The checks that read the sources without running them, those that fail soonest first. */
const staticChecks: readonly Check[] = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'import rules', command: ['node', 'scripts/importRules.ts'] },
  { name: 'plain language', command: ['node', 'scripts/plainLanguage.ts'] },
  { name: 'sizes', command: ['node', 'testing/sizes.ts'] },
  { name: 'how-tos', command: ['node', 'scripts/howTos.ts'] },
  { name: 'types', command: ['node', 'scripts/types.ts'] },
];

/** Parcel's own processes take a twelfth more of a processor that other checks keep busy. */
const env = { ...process.env, PARCEL_WORKERS: '0' };

/** Checks that leave a core idle when they run one after the other. */
const checksAtOnce: readonly Check[] = [
  ...staticChecks,
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'offline build', command: ['node', 'scripts/buildOffline.ts', ...galleryAtNight] },
];

/** Checks that use all cores, those that fail soonest first. */
const steps: readonly Check[] = [
  {
    name: 'short fuzz run',
    command: ['node', ...shortFuzzRun, '--report=junit', '--report=json'],
  },
  {
    name: 'unit, property, contract and server tests, and budgets of the build',
    command: ['vitest', 'run', ...projects.flatMap((project) => ['--project', project])],
  },
  browserTests,
];

/** A line for each check that has ended: whether it passed, and how long it took. */
const times: string[] = [];

const modes: Record<string, () => Promise<boolean> | boolean> = {
  quick: testQuickly,
  lint: async () => (await runTogether(staticChecks.slice(0, 3))).length === 0,
  format: () => passes({ name: 'format', command: ['biome', 'check', '--write', '.'] }),
};
const mode = modes[process.argv[2] ?? ''] ?? testAll;
process.exitCode = (await mode()) ? 0 : 1;

async function testAll(): Promise<boolean> {
  const failed = (await runTogether(checksAtOnce))[0] ?? steps.find((step) => !passes(step));
  console.log(`\n${times.join('\n')}`);
  if (failed === browserTests) recordTraces();
  if (failed) console.error(`\n${failed.name}: failed (${failed.command.join(' ')})`);
  else console.log('\nAll steps passed.');
  return !failed;
}

async function testQuickly(): Promise<boolean> {
  const start = performance.now();
  const fastTests = ['--config=testing/quick.vitest.ts', '--root=.', '--reporter=agent'];
  const failed = await runTogether([
    ...staticChecks,
    { name: 'fast unit and contract tests', command: ['vitest', 'run', ...fastTests] },
  ]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${seconds} s in total; \`npm test\` checks everything.`);
  return failed.length === 0;
}

/**
 * Runs checks at the same time. Prints a line when one ends, and what it wrote if it failed.
 *
 * @returns the checks that failed, in the given order
 */
async function runTogether(checks: readonly Check[]): Promise<Check[]> {
  const start = performance.now();
  const results = await Promise.all(checks.map((check) => passesBesideOthers(check, start)));
  return checks.filter((_check, place) => !results[place]);
}

async function passesBesideOthers(
  { name, command: [program, ...args] }: Check,
  start: number,
): Promise<boolean> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  const line = result(name, code, start);
  console.log(line);
  times.push(line);
  if (code !== 0) console.error(`${stdout}${stderr}`);
  return code === 0;
}

function passes({ name, command: [program, ...args] }: Check): boolean {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  times.push(result(name, status, start));
  return status === 0;
}

/** "✓ types (12.3 s)" */
function result(name: string, status: number | null, start: number): string {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return `${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`;
}

/** Runs the failed browser tests once more to record traces. Their result does not count. */
function recordTraces(): void {
  if (!existsSync(lastRun)) return;
  const { failedTests } = JSON.parse(readFileSync(lastRun, 'utf8')) as { failedTests: string[] };
  if (failedTests.length === 0) return;
  console.log('\n── the failed tests once more, for their traces in artefacts/e2e-traces');
  const args = ['--last-failed', '--last-failed-file', lastRun, '--trace', 'on'];
  spawnSync(
    'playwright',
    ['test', ...args, '--output', 'artefacts/e2e-traces', '--reporter=line'],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
}
