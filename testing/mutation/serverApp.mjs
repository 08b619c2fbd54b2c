import { mutationOptions } from './options.mjs';

/** What joins the server's parts and answers its requests. */
export default mutationOptions('serverApp', {
  mutate: [
    'server/{app,contractRouter,health,nodeHash}.ts',
    'server/page/{servePage,serveDirectly}.ts',
    'server/logging/describeError.ts',
    'server/report/createReportBuilder.ts',
  ],
  vitest: { configFile: 'testing/mutation/serverApp.vitest.ts', related: false },
  ignoreStatic: true,
  thresholds: { high: 100, low: 95, break: 93 },
});
