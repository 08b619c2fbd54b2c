import { expect, test } from 'vitest';
import { coverageGaps, createCoverage } from '../../testing/fuzz/coverage.ts';
import { checkBoundaries } from '../../testing/fuzz/registry.ts';
import { type FuzzOutcome, fuzzVerdict, outcomeRecord } from './FuzzOutcome.ts';
import { fuzzOptions } from './fuzzOptions.ts';
import { fuzzSummary } from './fuzzSummary.ts';

const boundaries = checkBoundaries(undefined);
const tried = {
  ...createCoverage(),
  runs: 10,
  properties: { 'savings/difference': 10, 'savings/percentage': 0 },
};

function outcome(changed: Partial<FuzzOutcome>): FuzzOutcome {
  const options = fuzzOptions(['--seed', '1'], 1);
  if (options === 'help') throw new Error('No options.');
  return {
    options,
    seconds: 1,
    processes: 1,
    boundaries,
    corpus: { checked: 0, failures: [] },
    failure: null,
    savedAs: null,
    coverage: tried,
    gaps: [],
    isInterrupted: false,
    ...changed,
  };
}

test('a search without a run proves nothing', () => {
  const coverage = createCoverage();
  const gaps = coverageGaps(coverage, ['savings/difference'], undefined);
  const empty = outcome({ coverage, gaps });
  expect(fuzzVerdict(empty)).toBe('incomplete');
  expect(fuzzSummary(empty)).toMatch(
    /^This run proves nothing: 0 runs .*\n {2}No run was completed/,
  );
});

test('a property that was never checked is a gap', () => {
  expect(coverageGaps(tried, ['savings/difference', 'savings/percentage'], 'savings')).toEqual([
    'savings/percentage was never checked.',
  ]);
});

test('a threshold that many runs did not reach on each side is a gap', () => {
  const gaps = coverageGaps(
    { ...tried, runs: 20_000 },
    ['savings/difference'],
    'duration-surcharge',
  );
  expect(gaps).toHaveLength(6);
  expect(gaps[1]).toBe('duration-surcharge: 0 cases at 12 weeks of work, at least 4 are required.');
});

test('an interrupted search says so, and a failure counts more', () => {
  const interrupted = outcome({ isInterrupted: true });
  expect(fuzzVerdict(interrupted)).toBe('interrupted');
  expect(outcomeRecord(interrupted)).toMatchObject({ outcome: 'interrupted', isInterrupted: true });
  const [row] = [{ rule: 'savings' as const, input: 'x', left: 'x = 1', right: 'must equal 2' }];
  const failed = outcome({ isInterrupted: true, boundaries: { checked: 1, failures: [row] } });
  expect(fuzzVerdict(failed)).toBe('failed');
  expect(fuzzSummary(failed)).toContain('Left      x = 1\nRight     must equal 2');
});

test('every row of the registry’s tables is compared with its rule', () => {
  expect(boundaries.checked).toBeGreaterThan(100);
  expect(boundaries.failures).toEqual([]);
  expect(checkBoundaries('hourly-rate').checked).toBe(16);
});
