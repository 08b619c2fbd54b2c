import { mutationTests } from './mutationTests.ts';

export default mutationTests([
  'server/store/{createStore,createWriteCheck,groupCommit,sqliteAdapter,store,tools}.test.ts',
  'server/sqlite/*.test.ts',
]);
