/**
 * `npm run nightly`: the checks that take hours. Arguments after `--` are for the fuzzer. To repeat
 * one check: `node scripts/nightly.ts new-seeds [ROUNDS]`, `node scripts/nightly.ts other-day DAYS
 * ZONE`, `node scripts/nightly.ts oldest-chrome`, `node scripts/nightly.ts walk-page [SEED]`, `node
 * scripts/nightly.ts walk-api [SEED [PATH]]`. Mutation tests run one part a night, in turn: all
 * parts together take four hours.
 */
import './help.mjs';
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { timeZones } from '../testing/fuzz/timeZones.ts';
import { parts } from '../testing/mutation/parts.ts';
import { testInOldestChrome } from './oldestChrome.ts';

/** A round takes up to ten minutes on two cores, and the next night draws other seeds. */
const roundsOfTheNight = 3;

const [check, ...rest] = process.argv.slice(2);
if (check === 'new-seeds') {
  process.exitCode = testWithNewSeeds(Number(rest[0] ?? roundsOfTheNight)) ? 0 : 1;
} else if (check === 'other-day') {
  process.exitCode = testOnOtherDay(...rest) ? 0 : 1;
} else if (check === 'walk-api') {
  process.exitCode = walkApi(...rest) ? 0 : 1;
} else if (check === 'oldest-chrome') {
  process.exitCode = testInOldestChrome(run) ? 0 : 1;
} else if (check === 'walk-page') {
  process.exitCode = walkOverPage(rest[0]) ? 0 : 1;
} else {
  process.exitCode = runAll() ? 0 : 1;
}

/** Runs the checks one after the other, also those after one that failed. */
function runAll(): boolean {
  const fuzzOptions = process.argv.slice(2);
  const anHour = ['--seconds=3600', '--report=junit', '--report=json'];
  const checks: [name: string, passes: () => boolean][] = [
    ['tests of tools', () => run('vitest', ['run', '--project', 'tools'])],
    ['tests with new seeds', () => testWithNewSeeds(roundsOfTheNight)],
    ['all tests on another day', () => testOnOtherDay()],
    ['random walks over the page', () => walkOverPage()],
    ['the oldest supported Chrome', () => testInOldestChrome(run)],
    ['the pseudo-language', openPseudoLanguage],
    ['this release beside the previous one', testUpgrade],
    ['random walks over the API', () => walkApi()],
    ['several hosts, each lost once', loseHosts],
    [
      'how-tos, each without one of its steps',
      () => run('node', ['scripts/howTos.ts', 'leave-out']),
    ],
    ['mutation tests', () => run('node', ['scripts/mutate.ts', partOfTheNight()])],
    ['planted faults', () => run('node', ['scripts/plant.ts'])],
    ['10,000 requests to the API', () => run('node', ['scripts/askDocumented.ts'])],
    ['clients that others wrote', () => run('node', ['scripts/clients.ts'])],
    ['benchmarks', () => run('node', ['bench/bench.ts'])],
    // The last one: what it finds becomes a saved case, which fails in all tests until it holds.
    [
      'long fuzz run',
      () => run('node', ['scripts/fuzz.ts', ...(fuzzOptions.length > 0 ? fuzzOptions : anHour)]),
    ],
  ];
  const failed = checks.filter(([name, passes]) => {
    console.log(`\n── ${name}`);
    return !passes();
  });
  if (failed.length === 0) console.log('\nAll checks passed.');
  else console.error(`\nFailed: ${failed.map(([name]) => name).join(', ')}.`);
  return failed.length === 0;
}

/**
 * Repeats the tests with random inputs, each round with a new seed, where `npm test` has one seed.
 * Ends at the first failure.
 */
function testWithNewSeeds(rounds: number): boolean {
  const tests = ['run', '--project', 'unit', '--project', 'page', '--project', 'contract'];
  for (let round = 1; round <= rounds; round++) {
    const seed = String(randomInt(2 ** 31));
    console.log(`\nRound ${round} of ${rounds}: FC_SEED=${seed}`);
    if (!run('vitest', [...tests, '--reporter=agent'], { FC_SEED: seed })) {
      console.error(`\nReplay with FC_SEED=${seed}.`);
      return false;
    }
  }
  return true;
}

/** Walks over the page with a new seed, on a desktop and on a phone. */
function walkOverPage(seed = String(randomInt(2 ** 31))): boolean {
  const test = ['test', '--project=chromium', 'e2e/walk.spec.ts'];
  const isBuilt = run('node', ['scripts/build.ts', '--if-stale']);
  return isBuilt && run('playwright', test, { FC_SEED: seed, WALK_ACTIONS: '1000' });
}

/** Opens page and gallery with longer, accented words, from left to right and right to left. */
function openPseudoLanguage(): boolean {
  const test = ['test', '--project=chromium', '--grep= de: |gallery:'];
  if (!run('node', ['testing/languages/writePseudo.ts'])) return false;
  return ['ltr', 'rtl'].every((PSEUDO) => run('playwright', test, { PSEUDO, THOROUGH: 'yes' }));
}

/**
 * Repeats `npm test` where the system's clock is some days ahead, and in another time zone, with
 * the engines, themes and states that it leaves out.
 */
function testOnOtherDay(
  days = String(randomInt(1, 1800)),
  zone = timeZones[randomInt(timeZones.length)] ?? 'UTC',
): boolean {
  console.log(`\nThe system's clock is ${days} days ahead, in ${zone}.`);
  const hasPassed = run('faketime', ['-f', `+${days}d`, 'node', 'scripts/test.ts'], {
    TZ: zone,
    THOROUGH: 'yes',
  });
  if (!hasPassed) console.error(`\nReplay with node scripts/nightly.ts other-day ${days} ${zone}.`);
  return hasPassed;
}

/**
 * Runs this release and the previous one on one store. A shallow clone lacks the previous one,
 * which is then fetched; without a network the run says that the tests were skipped.
 */
function testUpgrade(): boolean {
  const commit = readFileSync('previous-release.txt', 'utf8').trim();
  const isThere = spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`]).status === 0;
  if (!isThere) run('git', ['fetch', '--depth=1', 'origin', commit]);
  const tests = ['run', '--project', 'server', 'server/resilience/upgrade.test.ts'];
  return run('vitest', tests, { THOROUGH: 'yes' });
}

/** Takes random walks over the API, each of up to 150 steps, from one on where a path says so. */
function walkApi(seed = String(randomInt(2 ** 31)), path = ''): boolean {
  console.log(`\nFC_SEED=${seed}`);
  const tests = ['run', '--project', 'server', 'server/resilience/walk.test.ts'];
  const hasPassed = run('vitest', tests, { WALKS: '35', FC_SEED: seed, FC_PATH: path });
  if (!hasPassed)
    console.error(`\nReplay with node scripts/nightly.ts walk-api ${seed} and its path.`);
  return hasPassed;
}

/** Loses hosts of a service in network namespaces, which only root may create. */
function loseHosts(): boolean {
  if (process.getuid?.() !== 0) {
    console.log('Skipped: expected to be started by root.');
    return true;
  }
  return run('node', ['server/resilience/severalHosts/main.ts']);
}

/** The part that is mutated tonight: the next one each day. */
function partOfTheNight(): string {
  const names = Object.keys(parts);
  const day = Math.floor(Date.now() / 86_400_000);
  return names[day % names.length] ?? '';
}

/** Runs a program with its output. Returns whether it succeeded. */
function run(program: string, args: readonly string[], environment = {}): boolean {
  const { status, error } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  if (error) console.error(`${program} could not be started: ${error.message}`);
  return status === 0;
}
