import { spawnSync } from 'node:child_process';
import type { Check } from '../test/staticChecks.ts';

/**
 * Runs checks one after the other, each whatever became of those before, with their output.
 *
 * @returns the names of those that failed
 */
export function runAll(checks: readonly Check[]): string[] {
  const failed = checks.filter(({ name, command: [program, ...args] }) => {
    console.log(`\n── ${name}`);
    const { status } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    return status !== 0;
  });
  return failed.map(({ name }) => name);
}
