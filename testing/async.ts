import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until `read` returns a truthy value.
 *
 * @param timeoutMs - After this time, the promise rejects with the last error.
 * @returns the truthy value
 */
export async function eventually<T>(
  read: () => T | Promise<T>,
  timeoutMs = 60_000,
): Promise<Exclude<T, null | undefined | false>> {
  const deadline = Date.now() + timeoutMs;
  while (true) {
    let last: unknown;
    try {
      const value = await read();
      if (value) return value as Exclude<T, null | undefined | false>;
      last = new Error(`Waited ${timeoutMs} ms for ${read}, which still returns ${value}.`);
    } catch (error) {
      last = error;
    }
    if (Date.now() > deadline) throw last;
    await sleep(20);
  }
}

/** Lets all code run that waits for settled promises alone: for no timer, input or output. */
export function flushPromises(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Runs `work` for each item in order, with at most `limit` runs at a time. */
export async function forEachConcurrently<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: limit }, async () => {
      for (const item of iterator) await work(item);
    }),
  );
}
