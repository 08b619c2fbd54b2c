import { mutationTests } from './mutationTests.ts';

export default mutationTests(['src/estimator/*.test.ts']);
