import { mutationOptions } from './options.mjs';

/** What each endpoint does, held by the backend's own tests; its mails are a part of their own. */
export default mutationOptions('backend', {
  mutate: ['backend/**/*.ts', '!backend/mails/**', '!backend/**/*.{test,d}.ts'],
  vitest: { configFile: 'testing/mutation/backend.vitest.ts', related: false },
  // What is computed as a module loads would take a run of all tests for each mutant.
  ignoreStatic: true,
  thresholds: { high: 100, low: 95, break: 93 },
});
