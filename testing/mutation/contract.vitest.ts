import { mutationTests } from './mutationTests.ts';

export default mutationTests(['contract/**/*.test.ts', 'testing/mutation/loading.test.ts']);
