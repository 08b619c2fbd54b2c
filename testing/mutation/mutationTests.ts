import { defineConfig } from 'vitest/config';
import { enterMoment, usualMoment } from '../moment.ts';

/** The tests that run on mutants, as paths from the project's root. */
export function mutationTests(include: string[], exclude: string[] = []) {
  enterMoment(usualMoment);
  return defineConfig({
    test: {
      include,
      exclude,
      environment: 'node',
      setupFiles: ['testing/setup.ts'],
      testTimeout: 120_000,
      // Hundreds of mutants are each tried by many tests: a few runs of each are enough, and a
      // failure needs no shrinking.
      env: { FC_RUNS: '40', FC_SHRINK: 'no', TEST_DATABASES: 'SQLite' },
    },
  });
}
