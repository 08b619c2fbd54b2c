import { Worker } from 'node:worker_threads';

/** Says what a process begins to check; a run below 0 is none. */
export type Watch = (run: number, property: number) => void;

/** The data of a watchdog's thread. */
export interface WatchdogTask {
  /** The run, the place of the property, and how many checks have begun. */
  shared: SharedArrayBuffer;
  /** How long one check may compute. */
  seconds: number;
  /** Where the thread writes the check that does not end. */
  file: number;
}

/** A check that does not end: its run, and the place of its property. */
export interface Hang {
  run: number;
  property: number;
}

/**
 * Watches the checks of this process from a thread of its own, because a check that does not end
 * blocks the process. Writes a `Hang` as JSON to an open file.
 */
export function startWatchdog({ seconds, file }: Omit<WatchdogTask, 'shared'>): Watch {
  const shared = new SharedArrayBuffer(3 * Float64Array.BYTES_PER_ELEMENT);
  const state = new Float64Array(shared);
  state[0] = -1;
  const workerData: WatchdogTask = { shared, seconds, file };
  new Worker(new URL('./watchdogThread.ts', import.meta.url), { workerData }).unref();
  let begun = 0;
  return (run, property) => {
    begun += 1;
    state.set([run, property, begun]);
  };
}
