import fc from 'fast-check';
import { describe, it } from 'vitest';
import { databases } from '../../testing/stores.ts';
import { take, walks } from './walk.ts';

/** `npm run nightly` sets how many walks are taken, and from which one of a seed on; else none. */
const { WALKS, FC_PATH: path = '' } = process.env;
const numRuns = Number(WALKS);
/** Reducing a walk takes many walks. */
const interruptAfterTimeLimit = 60 * 60_000;

describe.skipIf(!WALKS).each(databases)('random walks over the API on $name', (database) => {
  it('lose, double and resurrect nothing', { timeout: 2 * interruptAfterTimeLimit }, async () => {
    const startedAt = performance.now();
    let steps = 0;
    const property = fc.asyncProperty(walks(150), async (walk) => {
      steps += await take(database, walk);
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      console.log(`${database.name}: ${steps} steps in ${seconds} s`);
    });
    await fc.assert(property, { numRuns, interruptAfterTimeLimit, ...(path && { path }) });
  });
});
