/**
 * Creates a function that runs work with the same key in sequence, and work with different keys in
 * parallel.
 */
export function createKeyedMutex() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(key) ?? Promise.resolve();
    const current = before.then(work, work);
    const ended = current.catch(() => undefined);
    last.set(key, ended);
    try {
      return await current;
    } finally {
      if (last.get(key) === ended) last.delete(key);
    }
  };
}
