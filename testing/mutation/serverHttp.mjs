import { mutationOptions } from './options.mjs';

/** How the server reads requests, refuses them, and counts them over SQLite. */
export default mutationOptions('serverHttp', {
  mutate: [
    'server/{http,limits}/*.ts',
    '!server/**/*.test.ts',
    '!server/limits/postgresCounters.ts',
  ],
  vitest: { configFile: 'testing/mutation/serverHttp.vitest.ts', related: false },
  ignoreStatic: true,
  thresholds: { high: 100, low: 90, break: 88 },
});
