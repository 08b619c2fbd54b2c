import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { daySeed } from '../testing/seed.ts';
import { type Check, runTogether, staticChecks } from './checks.ts';

const lastRun = 'artefacts/e2e/.last-run.json';

const vitest = (...projects: string[]): Check['command'] => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
];

const browserTests: Check = {
  name: 'browser tests',
  command: ['playwright', 'test'],
};

/** Checks that leave a core idle when they run one after the other. */
const checksAtOnce: readonly Check[] = [
  ...staticChecks,
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'offline build', command: ['node', 'scripts/buildOffline.ts'] },
];

/** Checks that use all cores, those that fail soonest first. */
const steps: readonly Check[] = [
  { name: 'budgets of the build', command: vitest('built') },
  { name: 'unit, property and contract tests', command: vitest('unit', 'page', 'contract') },
  {
    name: 'short fuzz run',
    command: [
      'node',
      'scripts/fuzz.ts',
      '--runs=24000',
      `--seed=${daySeed}`,
      ...['html', 'junit', 'json'].map((format) => `--report=${format}`),
    ],
  },
  { name: 'how-tos', command: ['node', 'scripts/howTos.ts'] },
  { name: 'server tests', command: vitest('server') },
  browserTests,
];

const failed = (await runTogether(checksAtOnce))[0] ?? steps.find((step) => !passes(step));
if (failed === browserTests) recordTraces();
if (failed) {
  console.error(`\n${failed.name}: failed (${failed.command.join(' ')})`);
  process.exitCode = 1;
} else {
  console.log('\nAll steps passed.');
}

function passes({ name, command: [program, ...args] }: Check): boolean {
  console.log(`\n── ${name}`);
  return spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
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
