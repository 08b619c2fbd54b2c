/** The folders of the code that ships, each with a TypeScript project of its own. */
export const production = ['contract', 'worker', 'backend', 'server', 'mocks', 'src', 'mcpApp'];

/** All folders of code. */
export const codeFolders = [
  ...production,
  'languages',
  'gallery',
  'testing',
  'e2e',
  'scripts',
  'bench',
];
