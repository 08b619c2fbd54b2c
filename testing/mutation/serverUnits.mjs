import { mutationOptions } from './options.mjs';

/** The parts of the server that have tests of their own, which start neither it nor a store. */
export default mutationOptions('serverUnits', {
  mutate: [
    'server/{page,configuration}/*.ts',
    'server/outbox/{backoff,completionOf,createProviderGate,providers,createMessageComposer,logCompletion}.ts',
    'server/mail/{classify,retryAfter,recordingMailer}.ts',
    '!server/**/*.test.ts',
    '!server/configuration/startupErrors.ts',
    '!server/page/{servePage,serveDirectly}.ts',
  ],
  vitest: { configFile: 'testing/mutation/serverUnits.vitest.ts', related: false },
  ignoreStatic: true,
  thresholds: { high: 100, low: 95, break: 94 },
});
