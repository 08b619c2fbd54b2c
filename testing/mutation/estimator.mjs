import { mutationOptions } from './options.mjs';

/**
 * The inputs and the results of the page. A mutant of what runs as a module loads is tried by all
 * tests, which take a minute: with a shorter timeout, a busy machine counts it as noticed.
 */
export default mutationOptions('estimator', {
  mutate: ['src/estimator/*.ts', '!src/estimator/*.test.ts'],
  vitest: { configFile: 'testing/mutation/estimator.vitest.ts', related: false },
  timeoutMS: 90_000,
  thresholds: { high: 100, low: 95, break: 94 },
});
