import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** A command that fails when something is wrong. */
export interface Check {
  name: string;
  command: readonly [program: string, ...args: string[]];
}

/** The checks that read the sources without running them, those that fail soonest first. */
export const staticChecks: readonly Check[] = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'import rules', command: ['node', 'scripts/importRules.ts'] },
  { name: 'plain language', command: ['node', 'scripts/plainLanguage.ts'] },
  { name: 'types', command: ['node', 'scripts/types.ts'] },
];

/**
 * Runs checks at the same time. Prints a line when one ends, and what it wrote if it failed.
 *
 * @returns the checks that failed, in the given order
 */
export async function runTogether(checks: readonly Check[]): Promise<Check[]> {
  const start = performance.now();
  const results = await Promise.all(checks.map((check) => passes(check, start)));
  return checks.filter((_check, place) => !results[place]);
}

async function passes(
  { name, command: [program, ...args] }: Check,
  start: number,
): Promise<boolean> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code !== 0) console.error(`${stdout}${stderr}`);
  return code === 0;
}
