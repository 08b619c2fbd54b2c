/**
 * `node scripts/nightly/newSeeds.ts [ROUNDS]`: repeats the tests with random inputs, each round
 * with a new seed, which `npm test` keeps the same. Ends at the first failure.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

const rounds = Number(process.argv[2] ?? 10);
const tests = ['run', '--project', 'unit', '--project', 'page', '--project', 'contract'];

for (let round = 1; round <= rounds; round++) {
  const seed = String(randomInt(2 ** 31));
  console.log(`\nRound ${round} of ${rounds}: FC_SEED=${seed}`);
  const { status } = spawnSync('vitest', [...tests, '--reporter=agent'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, FC_SEED: seed },
  });
  if (status !== 0) {
    console.error(`\nReplay with FC_SEED=${seed}.`);
    process.exit(1);
  }
}
