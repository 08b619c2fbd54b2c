import { defineConfig } from 'vitest/config';
import { enterMoment, usualMoment } from '../moment.ts';
import { namedPart } from './parts.ts';

const { tests, excludedTests = [], isPure = false } = namedPart();

enterMoment(usualMoment);

/** The tests that run on the mutants of a part. */
export default defineConfig({
  test: {
    include: tests,
    exclude: excludedTests,
    environment: 'node',
    isolate: !isPure,
    setupFiles: ['testing/setup.ts'],
    testTimeout: 120_000,
    // Hundreds of mutants are each tried by many tests: a few runs of each are enough, and a
    // failure needs no shrinking.
    env: { FC_RUNS: '40', FC_SHRINK: 'no', TEST_DATABASES: 'SQLite' },
  },
});
