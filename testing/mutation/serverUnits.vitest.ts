import { mutationTests } from './mutationTests.ts';

export default mutationTests([
  'server/{page,configuration}/*.test.ts',
  'server/outbox/{completionOf,createProviderGate,createMessageComposer}.test.ts',
  'server/mail/{classify,retryAfter,recordingMailer}.test.ts',
]);
