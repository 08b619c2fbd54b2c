import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../backend/ports.ts';
import type { Log } from '../logging/log.ts';
import { createThread } from '../threads/createThread.ts';
import type { BackupRequest } from './backupThread.ts';

const hourMs = 3600_000;
/** Milliseconds after a backup that failed; a full disk or a lost drive may be back. */
const retryMs = hourMs / 6;
/** Milliseconds that a backup may take; a store of 10 GB takes a few minutes. */
const longestMs = hourMs;
/** Milliseconds between two looks whether a backup is due. */
const lookMs = 1000;

const backupName = /^leads-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.sqlite$/;

/** The name of a backup that was begun at this time, in epoch milliseconds. */
const nameOf = (now: number) =>
  `leads-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`;

/** When the backup with this name was begun; null where it is another file. */
function timeOf(name: string): number | null {
  const [, day, hour, minute, second] = backupName.exec(name) ?? [];
  return day === undefined ? null : Date.parse(`${day}T${hour}:${minute}:${second}Z`);
}

/** Where and when backups are made, and how many are kept. */
interface BackupSettings {
  /** The SQLite store. */
  file: string;
  folder: string;
  everyHours: number;
  keep: number;
}

/**
 * Copies the store to `folder` whenever the newest copy there is older than `everyHours`, and
 * removes all but the newest copies. A failure is logged and tried again; the server goes on.
 */
export function startBackups({
  file,
  folder,
  everyHours,
  keep,
  clock,
  log,
}: BackupSettings & { clock: Clock; log: Log }) {
  const thread = createThread<BackupRequest, { pages: number }>(
    new URL('./backupThread.ts', import.meta.url),
    longestMs,
  );
  let lastAt: number | null = null;
  let dueAt = 0;
  let isStopped = false;
  let running: Promise<void> | null = null;

  /**
   * The names of the backups in the folder, the newest first. Those of a time that has not come
   * were made before the clock was set back, and so before all others (S15).
   */
  async function existing(now: number): Promise<string[]> {
    const names = (await readdir(folder)).filter((name) => timeOf(name) !== null);
    const newestFirst = names.sort().reverse();
    const hasCome = (name: string) => (timeOf(name) ?? 0) <= now;
    return [...newestFirst.filter(hasCome), ...newestFirst.filter((name) => !hasCome(name))];
  }

  async function backUp() {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const now = clock.now();
    const [newest] = await existing(now);
    lastAt = newest === undefined ? null : timeOf(newest);
    dueAt = (lastAt ?? Number.NEGATIVE_INFINITY) + everyHours * hourMs;
    if (lastAt !== null && lastAt <= now && now < dueAt) return;
    if (isStopped) return;
    const target = join(folder, nameOf(now));
    const unfinished = `${target}.part`;
    try {
      const { pages } = await thread.ask({ file, target: unfinished });
      await chmod(unfinished, 0o600);
      await rename(unfinished, target);
      log.info({ pages, milliseconds: clock.now() - now }, 'store backed up');
    } finally {
      await thread.close();
      for (const part of ['', '-journal']) await rm(unfinished + part, { force: true });
    }
    lastAt = now;
    dueAt = now + everyHours * hourMs;
    for (const name of (await existing(now)).slice(keep)) await rm(join(folder, name));
    // Left by a server that was killed.
    for (const name of await readdir(folder)) {
      const begunAt = timeOf(name.replace(/\.part(-journal)?$/, ''));
      if (name.includes('.part') && begunAt !== null && begunAt < now - longestMs) {
        await rm(join(folder, name), { force: true });
      }
    }
  }

  async function run() {
    try {
      await backUp();
    } catch (err) {
      dueAt = clock.now() + retryMs;
      // Words of SQLite or the file system, which quote nothing from the store.
      const reason = err instanceof Error ? err.message : String(err);
      if (!isStopped) log.error({ reason }, 'store not backed up');
    }
    running = null;
  }

  function look() {
    const now = clock.now();
    // A longer wait than that was begun before the clock was set back.
    const isDue = now >= dueAt || dueAt - now > everyHours * hourMs;
    if (running === null && isDue) running = run();
  }

  look();
  const timer = setInterval(look, lookMs);
  return {
    /** When the newest backup was begun, in epoch milliseconds; null before the first. */
    lastAt: () => lastAt,
    /** Ends a backup that runs; what it has copied is removed. */
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await thread.close();
      await running;
    },
  };
}
