import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { type Check, staticChecks } from './test/staticChecks.ts';

/** Checks that need no build, no browser and no database; all of them run at the same time. */
const checks: readonly Check[] = [
  ...staticChecks,
  {
    name: 'fast unit and contract tests',
    command: [
      'vitest',
      'run',
      '--config=testing/quick/quick.vitest.ts',
      '--root=.',
      '--reporter=agent',
    ],
  },
];

const start = performance.now();
const results = await Promise.all(checks.map(passes));
console.log(`${seconds()} s in total; \`npm test\` checks everything.`);
process.exitCode = results.every(Boolean) ? 0 : 1;

/** Runs one check, and prints what it wrote only if it fails. */
async function passes({ name, command: [program, ...args] }: Check): Promise<boolean> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds()} s)`);
  if (code !== 0) console.error(`${stdout}${stderr}`);
  return code === 0;
}

function seconds(): string {
  return ((performance.now() - start) / 1000).toFixed(1);
}
