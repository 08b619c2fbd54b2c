import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { eventually } from '../../testing/eventually.ts';
import { freshDatabase, setReadOnly } from '../../testing/freshDatabase.ts';
import { post } from '../../testing/post.ts';
import { startServerProcess } from '../../testing/serverProcess.ts';
import { submissions } from '../../testing/submissions.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { createStore } from '../store/createStore.ts';
import { openPostgres } from '../store/postgresAdapter.ts';
import { openSqlite } from '../store/sqliteAdapter.ts';

const readiness = async (url: URL) => (await fetch(new URL('/readyz', url))).status;

const send = (url: URL, email: string) =>
  post(url, '/api/demo-submission', submissions.demoSubmission({ email }));

function expectStoreUnavailable({ status, headers, body }: Awaited<ReturnType<typeof send>>) {
  expect([status, headers.get('content-type'), headers.get('retry-after')]).toEqual([
    503,
    'application/problem+json',
    '5',
  ]);
  expect(body.detail).toBe(refusalDetails.storeUnavailable);
}

describe('writes that fail', () => {
  it.runIf(process.platform === 'linux')(
    'on SQLite, when no file can grow: 503, nothing acknowledged, and all well once there is room',
    async () => {
      const DATA_DIR = temporaryFolder();
      const server = await startServerProcess({ DATA_DIR, LOG_LEVEL: 'error' });
      onTestFinished(server.crash);
      const file = join(DATA_DIR, 'leads.sqlite');
      const before = await send(server.url, 'before@example.com');
      expect(before.status).toBe(202);
      // The kernel's own limit on the size of files: to the process the disk is full.
      const fill = (bytes: string) => {
        const { status, stderr } = spawnSync(
          'prlimit',
          ['--pid', String(server.pid), `--fsize=${bytes}:`],
          { encoding: 'utf8' },
        );
        expect([status, stderr]).toEqual([0, '']);
      };
      fill(String(Math.min(statSync(file).size, statSync(`${file}-wal`).size)));
      for (let index = 0; index < 10; index += 1) {
        const refused = await send(server.url, `during${index}@example.com`);
        expectStoreUnavailable(refused);
      }
      await eventually(async () => (await readiness(server.url)) === 503);
      expect(server.log()).toContainEqual(
        expect.objectContaining({
          msg: 'store unavailable',
          err: expect.objectContaining({ code: expect.stringMatching(/^SQLITE_(FULL|IOERR)/) }),
        }),
      );
      fill('unlimited');
      await eventually(async () => (await readiness(server.url)) === 200);
      const after = await send(server.url, 'after@example.com');
      expect(after.status).toBe(202);
      await server.crash();

      const store = createStore(await openSqlite(file));
      onTestFinished(() => store.close());
      const kept = await Array.fromAsync(store.leads());
      expect(kept.map(({ id }) => id)).toEqual([before.body.id, after.body.id]);
    },
  );

  it('on PostgreSQL, while it accepts no writes: 503 and nothing acknowledged, then 202', async () => {
    const DATABASE_URL = await freshDatabase();
    const server = await startServerProcess({
      DATABASE_URL,
      DATA_DIR: temporaryFolder(),
      LOG_LEVEL: 'fatal',
    });
    onTestFinished(server.crash);
    const before = await send(server.url, 'before@example.com');
    expect(before.status).toBe(202);
    await setReadOnly(DATABASE_URL, true);
    await eventually(async () => (await send(server.url, 'ending@example.com')).status === 503);
    for (let index = 0; index < 5; index += 1) {
      expectStoreUnavailable(await send(server.url, `during${index}@example.com`));
    }
    await eventually(async () => (await readiness(server.url)) === 503);
    await setReadOnly(DATABASE_URL, false);
    await eventually(async () => (await readiness(server.url)) === 200);
    const after = await eventually(async () => {
      const response = await send(server.url, 'after@example.com');
      return response.status === 202 && response;
    });
    await server.crash();

    const store = createStore(
      await openPostgres(DATABASE_URL, { onConnectionLost: () => undefined }),
    );
    onTestFinished(() => store.close());
    const kept = await Array.fromAsync(store.leads());
    expect(kept.map(({ id }) => id)).toEqual([before.body.id, after.body.id]);
  });
});
