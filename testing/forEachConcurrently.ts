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
