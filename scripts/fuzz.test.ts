import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { runScript, startScript } from '../testing/runScript.ts';
import { fuzzOptions, UsageError } from './fuzz/fuzzOptions.ts';

// Each test starts processes.
vi.setConfig({ testTimeout: 120_000 });

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
  expect(inputs).toMatchObject({ integrationCount: expect.any(Number), selectedSystems: [] });
  expect(stdout).toMatch(/Open {6}http:\/\/localhost:3000\/roi-calculator#v1&integrations=\d+&/);

  const command = /npm run fuzz -- (.*)/.exec(stdout)?.[1] ?? '';
  const replayed = await run(...command.split(' '));
  expect(replayed.code).toBe(1);
  const reportIn = (output: string) => output.slice(output.indexOf('Property '));
  expect(reportIn(replayed.stdout)).toBe(reportIn(stdout));
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
  expect(fuzzOptions(['--help'], 99)).toBe('help');
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
