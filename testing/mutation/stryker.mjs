import { namedPart } from './parts.ts';

const { name, mutate, mutatesStatic = false, timeoutMS = 10_000, thresholds } = namedPart();

/**
 * Stryker's options for a part of `npm run mutate`. Stryker reads and rewrites TypeScript's
 * configuration with a programming interface that TypeScript 7 does not have, so it is pointed to a
 * file that is not there; vitest needs none.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: [...mutate, '!**/*.test.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'testing/mutation/mutants.vitest.ts', related: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: !mutatesStatic,
  tsconfigFile: 'tsconfig.absent.json',
  disableTypeChecks: false,
  ignorePatterns: [
    '**',
    '!contract/**',
    '!worker/**',
    '!testing/**',
    '!scripts/**',
    '!backend/**',
    '!server/**',
    '!mocks/**',
    '!src/**',
    '!docs/**',
    '!package.json',
    '!tsconfig.json',
  ],
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { reportTests: false, allowColor: false },
  jsonReporter: { fileName: `reports/mutation-${name}.json` },
  incrementalFile: `reports/mutation-${name}-incremental.json`,
  tempDirName: `.stryker-tmp/${name}`,
  concurrency: 2,
  timeoutMS,
  thresholds: { high: 100, ...thresholds },
};
