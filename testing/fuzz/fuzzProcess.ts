/** A process of the fuzzer: receives its task, sends what it finds, and ends. */
import { once } from 'node:events';
import { type FuzzProgress, type FuzzTask, hangSeconds, search } from './fuzz.ts';
import { type AgainstTask, type GuardedMessage, type KnownTask, runGuarded } from './guarded.ts';
import { startWatchdog } from './watchdog.ts';

/** Resolves when the message is sent, so that the process does not end before. */
function send(progress: FuzzProgress | GuardedMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(progress, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });
}

// Ctrl-C reaches every process of a terminal; the one that started this one ends it.
process.on('SIGINT', () => undefined);
process.once('disconnect', () => process.exit());
const [task] = (await once(process, 'message')) as [FuzzTask | KnownTask | AgainstTask];
// The one that started this process reads its file 4.
const watch = startWatchdog({ seconds: hangSeconds, file: 4 });
if ('kind' in task) await runGuarded(task, send, watch);
else await search(task, send, watch);
process.disconnect?.();
