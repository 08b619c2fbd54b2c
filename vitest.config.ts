import { defineConfig } from 'vitest/config';

/** Ends a test that hangs; a busy machine of two cores takes several times the usual few seconds. */
const hangGuard = { testTimeout: 120_000, hookTimeout: 120_000 };

const inNode = (name: string, include: string[]) => ({
  test: { name, include, environment: 'node', ...hangGuard, setupFiles: ['testing/setup.ts'] },
});

export default defineConfig({
  test: {
    // By default, one core of two is left idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...inNode('unit', [
            'worker/**/*.test.ts',
            'src/**/*.test.{ts,tsx}',
            'testing/*.test.ts',
            'testing/!(built)/**/*.test.ts',
            'scripts/**/*.test.ts',
          ]).test,
          // Components render with the React that visitors get, in less than half the time.
          env: { NODE_ENV: 'production' },
        },
        oxc: { jsx: { development: false } },
      },
      inNode('contract', ['contract/**/*.test.ts', 'backend/**/*.test.ts', 'mocks/**/*.test.ts']),
      inNode('built', ['testing/built/**/*.test.ts']),
      {
        test: {
          ...inNode('server', ['server/**/*.test.ts']).test,
          globalSetup: ['testing/postgres.ts'],
          // Real processes on a busy machine; each test fails sooner where it can.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
