import fc from 'fast-check';
import { seed } from './seed.ts';

/**
 * A failed property prints the path that replays it. `FC_SEED` sets the seed, `FC_RUNS` the number
 * of runs where a test states none, and `FC_SHRINK=no` reports the first failure as it is.
 */
fc.configureGlobal({
  seed,
  ...(process.env.FC_SHRINK === 'no' ? { endOnFailure: true } : {}),
  ...(process.env.FC_RUNS ? { numRuns: Number(process.env.FC_RUNS) } : {}),
});
