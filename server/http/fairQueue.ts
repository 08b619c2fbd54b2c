/** The work was not started: it waited too long, or too much of its key waits already. */
export class QueueFull extends Error {}

/**
 * Creates a function that runs work when its turn comes: first come, first served, but a key that
 * has all it may run does not keep others waiting. Half of the places go to keys that have none, so
 * that a few keys cannot hold all of them.
 *
 * @param limits - What runs and waits at once. `runningPerKey` holds until half of all places are
 *   taken; after that, one per key.
 * @returns `enqueue(key, work)`; rejects with `QueueFull` when the work cannot be started.
 */
export function createFairQueue(limits: {
  running: number;
  runningPerKey: number;
  waitingPerKey: number;
  waitMs: number;
}) {
  const runningByKey = new Map<string, number>();
  const waiting: { key: string; start: () => void }[] = [];
  let running = 0;

  const runningOf = (key: string) => runningByKey.get(key) ?? 0;

  function mayRun(key: string): boolean {
    const share = running < limits.running / 2 ? limits.runningPerKey : 1;
    return running < limits.running && runningOf(key) < share;
  }

  function take(key: string) {
    running += 1;
    runningByKey.set(key, runningOf(key) + 1);
  }

  function release(key: string) {
    running -= 1;
    const left = runningOf(key) - 1;
    if (left > 0) runningByKey.set(key, left);
    else runningByKey.delete(key);
    const next = waiting.findIndex((each) => mayRun(each.key));
    const [started] = next < 0 ? [] : waiting.splice(next, 1);
    if (!started) return;
    take(started.key);
    started.start();
  }

  async function turn(key: string): Promise<void> {
    if (mayRun(key)) return take(key);
    if (waiting.filter((each) => each.key === key).length >= limits.waitingPerKey) {
      throw new QueueFull();
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const entry = { key, start: resolve };
    waiting.push(entry);
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(entry), 1);
      reject(new QueueFull());
    }, limits.waitMs);
    await promise;
    clearTimeout(timer);
  }

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    await turn(key);
    try {
      return await work();
    } finally {
      release(key);
    }
  };
}
