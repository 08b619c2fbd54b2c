import { mutationOptions } from './options.mjs';

/** The store of leads and messages, over SQLite. */
export default mutationOptions('serverStore', {
  mutate: [
    'server/{store,sqlite}/*.ts',
    '!server/**/*.test.ts',
    '!server/store/{createResponsivePool,migrations,openStore,postgresAdapter}.ts',
  ],
  vitest: { configFile: 'testing/mutation/serverStore.vitest.ts', related: false },
  ignoreStatic: true,
  thresholds: { high: 100, low: 95, break: 93 },
});
