import { mutationOptions } from './options.mjs';

/** How messages are sent, retried and completed over SQLite, beside what `serverUnits` has. */
export default mutationOptions('serverOutbox', {
  mutate: [
    'server/outbox/{createCompletion,createFirstAttempt,createOutbox,crmWebhook}.ts',
    'server/mail/{mailEvents,sendGridMailer}.ts',
  ],
  vitest: { configFile: 'testing/mutation/serverOutbox.vitest.ts', related: false },
  ignoreStatic: true,
  thresholds: { high: 100, low: 94, break: 92 },
});
