import { mutationTests } from './mutationTests.ts';

export default mutationTests([
  'server/{app,guards,health,nodeHash}.test.ts',
  'server/{logging,report,endpoints,page}/*.test.ts',
  'server/mail/mailEvents.test.ts',
]);
