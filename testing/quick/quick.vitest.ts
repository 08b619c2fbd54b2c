import { defineConfig } from 'vitest/config';
import { slowTests } from './slowTests.ts';

const fast = (name: string, include: string[], isolate: boolean) => ({
  test: {
    name,
    include,
    exclude: Object.keys(slowTests),
    isolate,
    environment: 'node',
    setupFiles: ['testing/setup.ts'],
    env: { NODE_ENV: 'production' },
    testTimeout: 30_000,
  },
});

/** The fast tests of the projects `unit`, `page` and `contract`. Vitest starts at the root. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      // Modules without state: their tests share a process, which takes a third of the time.
      fast(
        'pure',
        [
          '{contract,worker,backend,scripts}/**/*.test.ts',
          'testing/!(built)/**/*.test.ts',
          'testing/*.test.ts',
        ],
        false,
      ),
      fast('stateful', ['{src,mocks}/**/*.test.{ts,tsx}'], true),
    ],
  },
});
