import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Wait until `look` no longer throws or says false; fails with what it said last once `patienceMs`
 * are over.
 */
export async function eventually<T>(
  look: () => T | Promise<T>,
  patienceMs = 20_000,
): Promise<Exclude<T, null | undefined | false>> {
  const deadline = Date.now() + patienceMs;
  while (true) {
    let last: unknown;
    try {
      const seen = await look();
      if (seen) return seen as Exclude<T, null | undefined | false>;
      last = new Error(`Waited ${patienceMs} ms for ${look}, which still says ${seen}.`);
    } catch (error) {
      last = error;
    }
    if (Date.now() > deadline) throw last;
    await sleep(20);
  }
}
