import { mutationTests } from './mutationTests.ts';

/** Without the tests that start processes or need PostgreSQL. */
export default mutationTests(
  ['server/**/*.test.ts'],
  [
    'server/{main,startup}.test.ts',
    'server/resilience/*.test.ts',
    'server/store/{postgresAdapter,tools}.test.ts',
  ],
);
