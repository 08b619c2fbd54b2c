import { runTogether, staticChecks } from './checks.ts';

const start = performance.now();
// Checks that need no build, no browser and no database.
const failed = await runTogether([
  ...staticChecks,
  {
    name: 'fast unit and contract tests',
    command: ['vitest', 'run', '--config=testing/quick.vitest.ts', '--root=.', '--reporter=agent'],
  },
]);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`${seconds} s in total; \`npm test\` checks everything.`);
process.exitCode = failed.length === 0 ? 0 : 1;
