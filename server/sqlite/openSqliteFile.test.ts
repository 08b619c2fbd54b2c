import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { openSqliteCounters } from '../limits/sqliteCounters.ts';
import { openSqlite } from '../store/sqliteAdapter.ts';

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
