import { defineConfig } from 'vitest/config';

/** Ends a test that hangs. A busy machine with two cores takes several times the usual seconds. */
const hangGuard = { testTimeout: 120_000, hookTimeout: 120_000 };

const inNode = (name: string, include: string[]) => ({
  test: { name, include, environment: 'node', ...hangGuard, setupFiles: ['testing/setup.ts'] },
});

/**
 * Tests of modules without state. They share a process and its modules, because a process for each
 * file takes 0.4 s of a processor (decision 0609).
 */
const pure = (name: string, include: string[]) => ({
  test: { ...inNode(name, include).test, isolate: false },
});

/** Components render with the React that visitors get, in less than half the time. */
const rendering = <Project extends { test: object }>({ test }: Project) => ({
  test: { ...test, env: { NODE_ENV: 'production' } },
  oxc: { jsx: { development: false } },
});

export default defineConfig({
  test: {
    // By default, one core of two is left idle.
    maxWorkers: '100%',
    projects: [
      rendering(
        pure('unit', [
          'worker/**/*.test.ts',
          'testing/*.test.ts',
          'testing/!(built)/**/*.test.ts',
          'scripts/**/*.test.ts',
        ]),
      ),
      // Modules that keep the state of a page; each file begins with a page of its own.
      rendering(inNode('page', ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts'])),
      pure('contract', ['contract/**/*.test.ts', 'backend/**/*.test.ts']),
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
