import { mutationTests } from './mutationTests.ts';

export default mutationTests([
  'server/{http,limits,logging,endpoints}/*.test.ts',
  'server/{app,guards}.test.ts',
]);
