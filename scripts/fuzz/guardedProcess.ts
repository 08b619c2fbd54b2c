import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FuzzTask } from '../../testing/fuzz/fuzz.ts';
import type { AgainstTask, GuardedMessage, KnownTask } from '../../testing/fuzz/guarded.ts';
import type { Hang } from '../../testing/fuzz/watchdog.ts';

export const fuzzProcess = fileURLToPath(
  new URL('../../testing/fuzz/fuzzProcess.ts', import.meta.url),
);

/**
 * Starts a process whose checks are watched: a check that does not end blocks it, not the one that
 * started it. It is a process and not a thread, because only a process can change its time zone.
 *
 * @param onHang - Receives the check that does not end, after which the process is ended.
 */
export function startProcess(
  processFile: string,
  task: FuzzTask | KnownTask | AgainstTask,
  onHang: (hang: Hang) => void,
): ChildProcess {
  const child = fork(processFile, {
    serialization: 'advanced',
    stdio: ['inherit', 'inherit', 'inherit', 'ipc', 'pipe'],
  });
  child.send(task);
  child.stdio[4]?.on('data', (hang: Buffer) => {
    onHang(JSON.parse(String(hang)));
    child.kill('SIGKILL');
  });
  return child;
}

/** How a process ended: with its last message, or by a check, by the time or by Ctrl-C. */
export type Ended = 'done' | 'late' | 'interrupted' | Hang;

/**
 * Runs a task that is no search in a process.
 *
 * @param seconds - When the process is ended.
 */
export function runProcess(
  task: KnownTask | AgainstTask,
  seconds: number,
  onMessage: (message: GuardedMessage) => void,
  processFile = fuzzProcess,
): Promise<Ended> {
  const { promise, resolve, reject } = Promise.withResolvers<Ended>();
  const child = startProcess(processFile, task, resolve);
  const interrupt = () => end('interrupted');
  const end = (how: Ended) => {
    resolve(how);
    child.kill('SIGKILL');
  };
  child.on('message', (message: GuardedMessage) => {
    onMessage(message);
    if (!('failure' in message)) resolve('done');
  });
  child.on('error', reject);
  child.on('disconnect', () => reject(new Error('A process of the fuzzer failed.')));
  process.once('SIGINT', interrupt);
  const limit = Number.isFinite(seconds) ? setTimeout(end, seconds * 1000, 'late') : undefined;
  return promise.finally(() => {
    clearTimeout(limit);
    process.off('SIGINT', interrupt);
  });
}
