import fc from 'fast-check';
import { shiftDate, statedOffset } from './moment.ts';
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

// Files of a project may share a process, so each starts from the system's clock.
const shared = globalThis as { systemDate?: DateConstructor };
shared.systemDate ??= Date;
globalThis.Date = shared.systemDate;
shiftDate(statedOffset());
