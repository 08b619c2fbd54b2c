import { mutationOptions } from './options.mjs';

/** The mails, held by their own tests alone. */
export default mutationOptions('mails', {
  mutate: ['backend/mails/*.ts', '!backend/mails/*.test.ts'],
  vitest: { configFile: 'testing/mutation/mails.vitest.ts', related: false },
  ignoreStatic: true,
  thresholds: { high: 100, low: 95, break: 95 },
});
