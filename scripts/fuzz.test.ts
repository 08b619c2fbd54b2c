import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { runScript, startScript } from '../testing/childProcesses.ts';
import { coverageGaps, createCoverage } from '../testing/fuzz/coverage.ts';
import { type FuzzProgress, propertiesOf } from '../testing/fuzz/fuzz.ts';
import { casesOf } from '../testing/fuzz/fuzzCase.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { rateCard } from '../worker/estimate/rateCard.ts';
import { type FuzzOutcome, fuzzVerdict, outcomeRecord } from './fuzz/FuzzOutcome.ts';
import { fuzzOptions } from './fuzz/fuzzOptions.ts';
import { fuzzSummary } from './fuzz/fuzzSummary.ts';
import { searchRuns } from './fuzz/search.ts';
import { UsageError } from './runCommand.ts';

function run(...args: string[]) {
  const { PORT: _port, ...env } = process.env;
  return runScript('fuzz', args, { env });
}

test('if every property holds, the exit code is 0', async () => {
  const { stdout, code } = await run('--runs', '20000', '--seed', '1', '--json');
  expect(JSON.parse(stdout)).toMatchObject({
    outcome: 'held',
    seed: 1,
    rule: null,
    runs: 20_000,
    failure: null,
  });
  expect(code).toBe(0);
});

test('a property that fails is reported with both sides, the inputs, the replay and a link, and the exit code is 1', async () => {
  const { stdout, code } = await run('--runs', '50000', '--seed', '3', '--inject-fault');
  expect(code).toBe(1);
  expect(stdout).toMatch(/^A property failed after/);
  expect(stdout).toContain('Property  duration-surcharge/exact-at-the-threshold');
  expect(stdout).toContain('Left      surcharge = 0.1');
  expect(stdout).toContain('Right     must equal that of whole-number weeks = 0');
  const inputs = JSON.parse(/Inputs {4}(\{.*\})/.exec(stdout)?.[1] ?? 'null');
  expect(inputs).toMatchObject({ selectedSystems: [], region: 'eu', customHourlyRate: null });
  expect(stdout).toMatch(/Open {6}http:\/\/localhost:3000\/roi-calculator#v1&integrations=\d+&/);

  const command = /npm run fuzz -- (.*)/.exec(stdout)?.[1] ?? '';
  const replayed = await run(...command.split(' '));
  expect(replayed.code).toBe(1);
  const reportIn = (output: string) => output.slice(output.indexOf('Property '));
  expect(reportIn(replayed.stdout)).toBe(reportIn(stdout));
  const repaired = await run(...command.replace(' --inject-fault', '').split(' '));
  expect(repaired.code).toBe(0);
});

test('an invalid command line prints why, and the exit code is 2', async () => {
  const { stdout, stderr, code } = await run('--rule', 'gravity');
  expect(stdout).toBe('');
  expect(stderr).toContain('--rule: There is no rule "gravity".');
  expect(stderr).toContain('Usage: npm run fuzz');
  expect(code).toBe(2);
});

test('Ctrl-C prints a summary', async () => {
  const child = startScript('fuzz', ['--seconds', '600', '--rule', 'savings']);
  const stdout = text(child.stdout);
  await once(child.stderr, 'data');
  child.kill('SIGINT');
  const [code] = await once(child, 'close');
  expect(await stdout).toMatch(/^Interrupted before the end\. No property failed so far: /);
  expect(code).toBe(130);
});

test('without options it runs 30 seconds with a new seed; with --runs it has no time limit', () => {
  expect(fuzzOptions([], 99)).toEqual({
    runs: Number.POSITIVE_INFINITY,
    seconds: 30,
    seed: 99,
    rule: undefined,
    path: undefined,
    caseFile: undefined,
    corpus: undefined,
    reports: [],
    output: 'artefacts/fuzz',
    against: undefined,
    isJson: false,
    hasFault: false,
  });
  expect(fuzzOptions(['--runs', '10', '--seed', '0'], 99)).toMatchObject({
    runs: 10,
    seconds: Number.POSITIVE_INFINITY,
    seed: 0,
  });
});

test.each([
  [['--runs', '0']],
  [['--runs', '1e6']],
  [['--seed', '-1']],
  [['--seed', '4294967296']],
  [['--seconds', 'ten']],
  [['--path', '5']],
  [['--loops', '5']],
  [['--report', 'pdf']],
  [['--against', 'nowhere.json']],
  [['--case', 'nowhere.json']],
  [['extra']],
])('%j is invalid', (args) => {
  expect(() => fuzzOptions(args, 1)).toThrow(UsageError);
});

test('a run writes what it tried as JUnit and JSON', async () => {
  const output = temporaryFolder();
  const formats = ['junit', 'json'].map((format) => `--report=${format}`);
  const run = await runScript('fuzz', [
    '--runs=3000',
    '--seed=1',
    `--output=${output}`,
    ...formats,
  ]);
  expect(run.code, run.stdout).toBe(0);
  const read = (file: string) => readFileSync(`${output}/${file}`, 'utf8');
  const json = JSON.parse(read('report.json'));
  expect(json).toMatchObject({
    outcome: 'held',
    isInterrupted: false,
    runs: 3000,
    versions: { rateCard: rateCard.version },
  });
  const { properties, thresholds, distribution } = json;
  for (const { property, runs } of properties) expect(runs, property).toBeGreaterThan(0);
  expect(thresholds).toContainEqual({
    rule: 'duration-surcharge',
    threshold: '12 weeks of work',
    below: expect.any(Number),
    at: expect.any(Number),
    above: expect.any(Number),
  });
  const sum = (counts: Record<string, number>) =>
    Object.values(counts).reduce((total, count) => total + count, 0);
  for (const [name, counts] of Object.entries(distribution)) {
    expect(sum(counts as Record<string, number>), name).toBe(3000);
  }
  expect(read('report.xml')).toContain('<testcase classname="property" name="texts/');
  expect(read('report.xml')).toContain(`<property name="rateCard" value="${rateCard.version}"/>`);
});

test('a saved case that fails ends the run, and every report says so', async () => {
  const output = temporaryFolder();
  const args = [`--corpus=${output}`, `--output=${output}`, '--report=junit'];
  const found = await runScript('fuzz', ['--inject-fault', '--runs=9000', '--seed=3', ...args]);
  expect(found.code).toBe(1);
  expect(found.stdout).toMatch(
    /\nSaved {5}.*duration-surcharge\.exact-at-the-threshold\.\w+\.json/,
  );
  const again = await runScript('fuzz', ['--inject-fault', '--runs=9000', '--seed=4', ...args]);
  expect(again.code).toBe(1);
  expect(again.stdout).toMatch(/^A saved case fails\./);
  const junit = readFileSync(`${output}/report.xml`, 'utf8');
  expect(junit).toContain('classname="saved case"');
  // No property and no threshold was tried.
  expect(junit).toMatch(/<testcase classname="property" name="savings\/difference"><skipped\/>/);
  expect(junit).toMatch(/<testcase classname="threshold" name="[^"]*"><skipped\/>/);
  expect(junit).not.toMatch(/classname="(property|threshold)"[^>]*\/>/);
});

const optionsOf = (...args: string[]) => fuzzOptions(args, 1);

test('a failure is kept if the time ends, or its process, while it is simplified', async () => {
  const [fuzzCase] = casesOf(1, 0, 1);
  if (!fuzzCase) throw new Error('No case.');
  const failure = {
    ...({ property: 'savings/difference', left: 'x = 1', right: 'must equal 2' } as const),
    ...{ fuzzCase, seed: 1, run: 7, isSimplest: false },
  };
  const progress: FuzzProgress = { coverage: createCoverage(), next: 1024, failure };
  const message = JSON.stringify(progress);
  for (const afterwards of ['for (;;) {}', 'process.exit(1)']) {
    const processFile = `${temporaryFolder()}/process.mjs`;
    const sent = `() => { ${afterwards} }`;
    const source = `process.once('message', () => process.send(${message}, ${sent}));`;
    writeFileSync(processFile, source);
    const search = await searchRuns(optionsOf('--seconds', '2', '--json'), processFile);
    expect(search.failure).toEqual(failure);
    const found = outcome({ ...search, gaps: ['No run was completed.'] });
    expect(fuzzVerdict(found)).toBe('failed');
    expect(fuzzSummary(found)).toContain('not simplified to the end, from run 7');
  }
});

test('a check that does not end is a failure that names its inputs', async () => {
  const processFile = `${temporaryFolder()}/process.ts`;
  const fuzz = (file: string) => JSON.stringify(`${import.meta.dirname}/../testing/fuzz/${file}`);
  writeFileSync(
    processFile,
    `import { startWatchdog } from ${fuzz('watchdog.ts')};
     import { findFailure } from ${fuzz('fuzz.ts')};
     process.once('message', ({ seed, index }) => {
       if (index > 0) return process.disconnect();
       const watch = startWatchdog({ seconds: 0.5, file: 4 });
       const estimate = ({ integrationCount }) => { for (; integrationCount > 0; ); };
       findFailure({ seed, from: 7, to: 9, watch }, { estimate }, [['savings/difference', {}]]);
     });`,
  );
  const search = await searchRuns(optionsOf('--runs', '9', '--seed', '1', '--json'), processFile);
  const [fuzzCase] = casesOf(1, 7, 8);
  expect(search.failure).toMatchObject({ property: 'savings/difference', run: 7, fuzzCase });
  const found = outcome({ ...search, gaps: [] });
  expect(fuzzVerdict(found)).toBe('failed');
  expect(fuzzSummary(found)).toMatch(/Left {6}it has computed for \d+ seconds\nRight {5}must end/);
});

function outcome(changed: Partial<FuzzOutcome>): FuzzOutcome {
  return {
    options: optionsOf(),
    seconds: 1,
    processes: 1,
    boundaries: { checked: 0, failures: [] },
    corpus: { checked: 0, failures: [] },
    failure: null,
    savedAs: null,
    coverage: { ...createCoverage(), runs: 10 },
    gaps: [],
    isInterrupted: false,
    ...changed,
  };
}

test('a search without a run proves nothing', () => {
  const coverage = createCoverage();
  const gaps = coverageGaps(coverage, propertiesOf('savings'), undefined);
  const empty = outcome({ coverage, gaps });
  expect(fuzzVerdict(empty)).toBe('incomplete');
  expect(fuzzSummary(empty)).toMatch(
    /^This run proves nothing: 0 runs .*\n {2}No run was completed/,
  );
});

test('an interrupted search says so, and a failure counts more', () => {
  const interrupted = outcome({ isInterrupted: true });
  expect(fuzzVerdict(interrupted)).toBe('interrupted');
  expect(outcomeRecord(interrupted)).toMatchObject({ outcome: 'interrupted', isInterrupted: true });
  const row = { rule: 'savings' as const, input: 'x', left: 'x = 1', right: 'must equal 2' };
  const failed = outcome({ isInterrupted: true, boundaries: { checked: 1, failures: [row] } });
  expect(fuzzVerdict(failed)).toBe('failed');
  expect(fuzzSummary(failed)).toContain('Left      x = 1\nRight     must equal 2');
});
