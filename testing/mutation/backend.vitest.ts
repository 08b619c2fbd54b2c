import { mutationTests } from './mutationTests.ts';

export default mutationTests(['backend/**/*.test.ts'], ['backend/mails/*.test.ts']);
