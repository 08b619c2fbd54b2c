import { newId } from '../../contract/ids.ts';
import { QueueFull } from './fairQueue.ts';

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
