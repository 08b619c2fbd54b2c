/**
 * What the parts of `npm run mutate` share. Stryker reads and rewrites TypeScript's configuration
 * with a programming interface that TypeScript 7 does not have, so it is pointed to a file that is
 * not there; vitest needs none.
 *
 * @param {string} name of the report
 * @param {Partial<import('@stryker-mutator/api/core').PartialStrykerOptions>} options
 * @returns {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export function mutationOptions(name, options) {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
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
    timeoutMS: 10_000,
    thresholds: { high: 100, low: 90, break: null },
    ...options,
  };
}
