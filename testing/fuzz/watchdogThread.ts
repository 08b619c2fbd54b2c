/** The thread of a watchdog: compares what the process checks twice a second. */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { Hang, WatchdogTask } from './watchdog.ts';

const { shared, seconds, file }: WatchdogTask = workerData;
const state = new Float64Array(shared);
let seen = -1;
let since = 0;

/** Seconds that the process has computed; a busy machine makes a check late, not longer. */
function computed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const watching = setInterval(() => {
  const [run = -1, property = 0, begun = 0] = state;
  if (run < 0 || begun !== seen) {
    seen = begun;
    since = computed();
  } else if (computed() - since > seconds) {
    clearInterval(watching);
    writeSync(file, JSON.stringify({ run, property } satisfies Hang));
  }
}, 500);
