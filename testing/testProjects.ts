/** Ends a test that hangs. A busy machine takes several times the usual seconds. */
const hangGuard = { testTimeout: 120_000, hookTimeout: 120_000 };

/** A project of tests that run in Node, each file in a process of its own. */
export const inNode = (name: string, include: string[]) => ({
  test: { name, include, environment: 'node', ...hangGuard, setupFiles: ['testing/setup.ts'] },
});

/**
 * Tests of modules without state. They share a process and its modules, because a process for each
 * file takes 0.4 s of a processor (decision 0609). Node imports the modules as it does in
 * production: through Vite, every call of an imported function takes longer (decision 0610).
 */
const pure = (name: string, include: string[]) => ({
  test: {
    ...inNode(name, include).test,
    isolate: false,
    experimental: { viteModuleRunner: false },
  },
});

export const unit = pure('unit', [
  'worker/**/*.test.ts',
  'testing/*.test.ts',
  'testing/!(built|claims)/**/*.test.ts',
  'scripts/**/*.test.ts',
]);

export const contract = pure('contract', ['contract/**/*.test.ts', 'backend/**/*.test.ts']);

/**
 * Tests of modules that keep the state of a page; each file begins with a page of its own.
 * Components render with the React that visitors get, in less than half the time.
 */
export const page = {
  test: {
    ...inNode('page', [
      'src/**/*.test.{ts,tsx}',
      'mocks/**/*.test.ts',
      'testing/claims/**/*.test.ts',
    ]).test,
    env: { NODE_ENV: 'production' },
  },
  oxc: { jsx: { development: false } },
};
