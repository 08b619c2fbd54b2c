import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runScript } from '../../testing/childProcesses.ts';
import { readCase } from '../../testing/fuzz/corpus.ts';
import { casesOf } from '../../testing/fuzz/fuzzCase.ts';
import { tableRows } from '../../testing/fuzz/registry.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { checkKnown } from './checkKnown.ts';
import { compareAgainst } from './compareAgainst.ts';
import { fuzzOptions } from './fuzzOptions.ts';
import { fuzzProgressLine } from './fuzzSummary.ts';
import { searchRuns } from './search.ts';

const optionsOf = (...args: string[]) => fuzzOptions(args, 1);

/**
 * Runs the fuzzer where the complexity of a system with that many hours is never found; none of the
 * rate card may have them.
 */
function runHanging(hours: number, ...args: string[]) {
  const hook = `${temporaryFolder()}/hang.mjs`;
  writeFileSync(
    hook,
    `import { registerHooks } from 'node:module';
     registerHooks({
       load(url, context, next) {
         const loaded = next(url, context);
         if (!url.endsWith('/estimate/complexity.ts')) return loaded;
         const from = /export function complexity[^{]*{/;
         const to = '$& if (devHours === ${hours}) for (;;);';
         return { ...loaded, source: String(loaded.source).replace(from, to) };
       },
     });`,
  );
  // A check of complexities takes no time.
  const env = { ...process.env, NODE_OPTIONS: `--import ${hook}`, FUZZ_HANG_SECONDS: '1' };
  return runScript('fuzz', ['--rule', 'complexity', '--seconds', '900', ...args], { env });
}

/** Writes a case of the corpus with that number; returns its path. */
function writeNumbered(path: string, number: number) {
  const saved = {
    ...{
      property: 'complexity/grows-with-hours',
      statement: '',
      left: '',
      right: '',
      rateCard: '',
    },
    case: { ...[...casesOf(1, 0, 1)][0], number },
  };
  writeFileSync(path, JSON.stringify(saved));
  return path;
}

test('rows of tables and saved cases that do not end are named, and the next ones follow', async () => {
  const folder = temporaryFolder();
  for (const [name, number] of [
    ['first', 111],
    ['second', 4000],
    ['third', 110],
  ] as const) {
    writeNumbered(`${folder}/${name}.json`, number);
  }
  const { stdout, code } = await runHanging(111, '--corpus', folder);
  expect(stdout).toMatch(/Table {5}complexity\nLeft {6}111 .*: it has computed for \d+ seconds\n/);
  for (const file of ['first', 'third']) {
    expect(stdout).toMatch(new RegExp(`Saved {5}${file}.json\n.*\n.*\nLeft {6}it has computed`));
  }
  expect(stdout).not.toContain('second.json');
  expect(code).toBe(1);
});

test('a replay and a file that do not end are named', async () => {
  const runs = [...casesOf(1, 0, 500)];
  const run = runs.findIndex(({ number }) => number > 1000);
  const hours = Number(runs[run]?.number);
  const replayed = await runHanging(hours, '--seed', '1', '--path', String(run));
  expect(replayed.stdout).toMatch(/Left {6}it has computed for \d+ seconds\nRight {5}must end/);
  expect(replayed.stdout).toContain(`"number":${hours}`);
  expect(replayed.code).toBe(1);
  const file = writeNumbered(`${temporaryFolder()}/one.json`, hours);
  const checked = await runHanging(hours, '--case', file);
  expect(checked.stdout).toMatch(/Saved {5}one.json\n.*\n.*\nLeft {6}it has computed/);
  expect(checked.code).toBe(1);
});

test('a rate card that does not end is an error that names it', async () => {
  const card = `${temporaryFolder()}/card.ts`;
  writeFileSync(card, 'for (;;);');
  const { stderr, code } = await runScript('fuzz', ['--against', card]);
  expect(stderr).toMatch(/^--against: .*card\.ts: it has computed for \d+ seconds\n$/);
  expect(code).toBe(2);
});

test('the time binds tables, saved cases, comparisons, and processes that never answer', async () => {
  const folder = temporaryFolder();
  const saved = readCase(writeNumbered(`${folder}/case.json`, 1));
  const late = await checkKnown({ ...optionsOf(), seconds: 0.01 }, [saved]);
  expect(late.gaps).toEqual(['The time ended before every table and saved case was checked.']);
  expect(late.boundaries.checked).toBe(tableRows(undefined).length);
  const ended = await runHanging(111, '--seconds', '1');
  expect(ended.stdout).toMatch(/^This run proves nothing: .*\n {2}The time ended before every/);
  expect(ended.code).toBe(3);

  const silent = `${folder}/silent.mjs`;
  writeFileSync(silent, "process.on('message', () => {});");
  const search = await searchRuns(optionsOf('--seconds', '1', '--json'), silent, 0.1);
  expect(search.gaps).toEqual(['A process did not end its runs 0.1 seconds after the time.']);

  const card = `${folder}/card.json`;
  writeFileSync(card, '{"hourlyRatesUsd":{"us":98}}');
  const options = optionsOf('--against', card, '--seconds', '1', '--runs', '900000000', '--json');
  const { inputs } = JSON.parse(await compareAgainst(card, options));
  expect(inputs).toBeGreaterThan(0);
  expect(inputs).toBeLessThan(900_000_000);
});

test('a search without a rate or a limit of time does not say how many seconds are left', () => {
  expect(fuzzProgressLine(0, 3, optionsOf('--runs', '9'))).toBe('0 runs, 0 per second');
  expect(fuzzProgressLine(0, 3, optionsOf('--seconds', '9'))).toMatch(/, 6 s left$/);
});
