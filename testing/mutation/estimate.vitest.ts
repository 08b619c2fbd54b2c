import { mutationTests } from './mutationTests.ts';

/** Without the test that goes over the whole domain, which takes a minute in instrumented code. */
export default mutationTests(
  [
    'worker/{estimate,answer}/**/*.test.ts',
    'testing/mutation/*.test.ts',
    'scripts/pricingRules.test.ts',
  ],
  ['worker/estimate/timelineDomain.test.ts'],
);
