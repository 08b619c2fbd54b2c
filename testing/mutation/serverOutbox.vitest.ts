import { mutationTests } from './mutationTests.ts';

export default mutationTests(['server/{outbox,mail}/*.test.ts']);
