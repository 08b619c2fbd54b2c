import { mutationTests } from './mutationTests.ts';

export default mutationTests(['backend/mails/*.test.ts']);
