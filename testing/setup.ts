import fc from 'fast-check';

/**
 * A failed property prints the seed and the path that replay it. `FC_SEED` sets the seed,
 * `FC_RUNS` the number of runs, and `FC_SHRINK=no` reports the first failure as it is.
 */
fc.configureGlobal({
  ...(process.env.FC_SEED ? { seed: Number(process.env.FC_SEED) } : {}),
  ...(process.env.FC_SHRINK === 'no' ? { endOnFailure: true } : {}),
  ...(process.env.FC_RUNS ? { numRuns: Number(process.env.FC_RUNS) } : {}),
});
