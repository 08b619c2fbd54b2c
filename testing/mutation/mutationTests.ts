import { defineConfig } from 'vitest/config';

/** The tests that mutants must fear, from the folder of the project on. */
export function mutationTests(include: string[], exclude: string[] = []) {
  return defineConfig({
    test: {
      include,
      exclude,
      environment: 'node',
      setupFiles: ['testing/setup.ts'],
      testTimeout: 120_000,
      // Hundreds of mutants are each tried by many tests: few runs of each find what there is to
      // find, and that a property fails is enough to know.
      env: { FC_RUNS: '40', FC_SHRINK: 'no', TEST_DATABASES: 'SQLite' },
    },
  });
}
