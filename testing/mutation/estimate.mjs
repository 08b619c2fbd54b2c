import { mutationOptions } from './options.mjs';

/**
 * The pricing rules. The systems' profiles and evidence are data without a second source, which a
 * test could only repeat.
 */
export default mutationOptions('estimate', {
  mutate: [
    'worker/estimate/**/*.ts',
    'worker/answer/*.ts',
    '!worker/{estimate,answer}/**/*.test.ts',
    '!worker/estimate/{systemProfiles,systemEvidence}.ts',
  ],
  vitest: { configFile: 'testing/mutation/estimate.vitest.ts', related: false },
  thresholds: { high: 100, low: 97, break: 95 },
});
