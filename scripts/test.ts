import { spawnSync } from 'node:child_process';

/** Everything that must hold, in the order in which a failure is cheapest to learn of. */
const steps: { name: string; command: string[] }[] = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'import rules', command: ['node', 'scripts/importRules.ts'] },
  { name: 'types', command: ['node', 'scripts/types.ts'] },
  { name: 'unit and property tests', command: ['vitest', 'run', '--project', 'unit'] },
  { name: 'contract tests', command: ['vitest', 'run', '--project', 'contract'] },
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'budgets of the build', command: ['vitest', 'run', '--project', 'built'] },
  { name: 'offline build', command: ['node', 'scripts/buildOffline.ts'] },
  { name: 'server tests', command: ['vitest', 'run', '--project', 'server'] },
  { name: 'browser tests', command: ['playwright', 'test'] },
];

for (const { name, command } of steps) {
  console.log(`\n── ${name}`);
  const [program = '', ...words] = command;
  const { status } = spawnSync(program, words, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) {
    console.error(`\n${name}: failed (${command.join(' ')})`);
    process.exit(1);
  }
}
console.log('\nAll steps passed.');
