import { mutationTests } from './mutationTests.ts';

export default mutationTests([
  'server/store/{store,sqliteAdapter,tools}.test.ts',
  'server/sqlite/*.test.ts',
]);
