import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { openSqliteCounters } from '../limits/counters.ts';
import { openSqlite } from '../store/sqliteAdapter.ts';
import { openSqliteFile } from './openSqliteFile.ts';

describe.each([
  { name: 'the store', open: openSqlite },
  { name: 'the counters of limits', open: openSqliteCounters },
])('a new SQLite file of $name', ({ open }) => {
  it('is opened once another server that starts has released its lock', async () => {
    const file = join(temporaryFolder(), 'new.sqlite');
    const other = new Sqlite(file);
    onTestFinished(() => void other.close());
    other.exec('begin immediate');
    setTimeout(() => other.exec('commit'), 100);

    const opened = await open(file);
    onTestFinished(() => opened.close());

    expect(other.inTransaction).toBe(false);
  });
});

const openFile = async (file: string) => {
  const sqlite = await openSqliteFile(file, (opened) => opened);
  onTestFinished(() => void sqlite.close());
  return sqlite;
};

it('opens a file whose statements never wait, and leaves it to the next server', async () => {
  const file = join(temporaryFolder(), 'new', 'new.sqlite');
  const first = await openFile(file);
  expect(first.pragma('busy_timeout', { simple: true })).toBe(0);
  expect(first.pragma('journal_mode', { simple: true })).toBe('wal');
  expect((await openFile(file)).open).toBe(true);
});

it('does not wait for a file that is not a database', async () => {
  const file = join(temporaryFolder(), 'text.sqlite');
  await writeFile(file, 'A text that is much longer than the header of a database. '.repeat(20));
  await expect(openFile(file)).rejects.toMatchObject({ code: 'SQLITE_NOTADB' });
});

it('gives up after a minute that another server takes to prepare the file', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const file = join(temporaryFolder(), 'new.sqlite');
  const other = new Sqlite(`${file}-migration`);
  onTestFinished(() => void other.close());
  other.exec('begin exclusive');
  const opened = openFile(file).then(
    () => 'opened',
    (error: unknown) => error,
  );
  vi.advanceTimersByTime(60_001);
  expect(await opened).toMatchObject({ code: 'SQLITE_BUSY' });
});
