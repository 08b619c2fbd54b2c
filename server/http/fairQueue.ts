import { newId } from '../../contract/ids.ts';

/** The work was not started: it waited too long, or too much of its key waits already. */
export class QueueFull extends Error {}

/**
 * Creates a function that runs work when its turn comes: first come, first served, but a key that
 * has all it may run does not keep others waiting. Half of the places go to keys that have none, so
 * that a few keys cannot hold all of them.
 *
 * @param limits - The tasks that run and wait at once. `runningPerKey` holds until half of all
 *   places are taken; after that, one per key.
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

/**
 * Creates the function that gives uploads their turns: one at a time of a calculation, and a
 * limited number of a site. An upload that waits has its body unread.
 *
 * @returns `takeTurn(site, calculations, work)`: an upload holds all calculations that it may be
 *   for. Rejects with `QueueFull` when the site has too many, or after `waitMs`.
 */
export function createUploadTurns({ perSite, waitMs }: { perSite: number; waitMs: number }) {
  /** Distinguishes the locks of two servers in one process. */
  const owner = newId();
  const uploads = new Map<string, number>();

  return async function takeTurn<T>(
    site: string,
    calculations: readonly string[],
    work: () => Promise<T>,
  ): Promise<T> {
    const current = uploads.get(site) ?? 0;
    if (current >= perSite) throw new QueueFull();
    uploads.set(site, current + 1);
    const waited = AbortSignal.timeout(waitMs);
    /** Locks them in one order, so that two uploads never wait for each other. */
    const lockAll = ([id, ...others]: readonly string[]): Promise<T> =>
      id === undefined
        ? work()
        : navigator.locks.request(`${owner} upload ${id}`, { signal: waited }, () =>
            lockAll(others),
          );
    try {
      return await lockAll(calculations.toSorted());
    } catch (error) {
      throw error === waited.reason ? new QueueFull() : error;
    } finally {
      const left = (uploads.get(site) ?? 1) - 1;
      if (left > 0) uploads.set(site, left);
      else uploads.delete(site);
    }
  };
}
