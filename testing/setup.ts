import fc from 'fast-check';

/**
 * A failure prints the seed and the path that replay it; `FC_SEED` pins the seed, `FC_RUNS` widens
 * the search.
 */
fc.configureGlobal({
  ...(process.env.FC_SEED ? { seed: Number(process.env.FC_SEED) } : {}),
  ...(process.env.FC_RUNS ? { numRuns: Number(process.env.FC_RUNS) } : {}),
});
