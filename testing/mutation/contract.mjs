import { mutationOptions } from './options.mjs';

/** The contract, held by its own tests alone. */
export default mutationOptions('contract', {
  mutate: ['contract/**/*.ts', '!contract/**/*.test.ts'],
  vitest: { configFile: 'testing/mutation/contract.vitest.ts', related: false },
  thresholds: { high: 100, low: 97, break: 95 },
});
