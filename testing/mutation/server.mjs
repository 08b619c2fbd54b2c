import { mutationOptions } from './options.mjs';

/**
 * The server over SQLite. What only runs in a process or a thread of its own, or over PostgreSQL,
 * is left out: mutants are switched on in the process of the tests.
 */
export default mutationOptions('server', {
  mutate: [
    'server/**/*.ts',
    '!server/**/*.test.ts',
    '!server/{main,clock}.ts',
    '!server/configuration/startupErrors.ts',
    '!server/{http,limits}/*.ts',
    '!server/report/reportThread.ts',
    '!server/store/{createResponsivePool,migrations,openStore,postgresAdapter}.ts',
  ],
  vitest: { configFile: 'testing/mutation/server.vitest.ts', related: false },
  // What is computed as a module loads would take a run of all tests for each mutant.
  ignoreStatic: true,
});
