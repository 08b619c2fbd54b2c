/** A process of the search: receives its task, sends its progress, and ends. */
import { once } from 'node:events';
import { type FuzzProgress, type FuzzTask, hangSeconds, search } from './fuzz.ts';
import { startWatchdog } from './watchdog.ts';

/** Resolves when the message is sent, so that the process does not end before. */
function send(progress: FuzzProgress): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(progress, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });
}

// Ctrl-C reaches every process of a terminal; the one that started this one ends it.
process.on('SIGINT', () => undefined);
process.once('disconnect', () => process.exit());
const [task] = (await once(process, 'message')) as [FuzzTask];
// The one that started this process reads its file 4.
await search(task, send, startWatchdog({ seconds: hangSeconds, file: 4 }));
process.disconnect?.();
