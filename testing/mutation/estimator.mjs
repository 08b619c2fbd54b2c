import { mutationOptions } from './options.mjs';

/** The inputs and the results of the page. */
export default mutationOptions('estimator', {
  mutate: ['src/estimator/*.ts', '!src/estimator/*.test.ts'],
  vitest: { configFile: 'testing/mutation/estimator.vitest.ts', related: false },
});
