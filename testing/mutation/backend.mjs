import { mutationOptions } from './options.mjs';

/** What each endpoint does, run by the tests of its own and of both hosts. */
export default mutationOptions('backend', {
  mutate: ['backend/**/*.ts', '!backend/**/*.test.ts', '!backend/**/*.d.ts'],
  vitest: { configFile: 'testing/mutation/backend.vitest.ts', related: false },
  // What is computed as a module loads would take a run of all tests for each mutant.
  ignoreStatic: true,
});
