import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { eventually } from '../../testing/async.ts';
import { post } from '../../testing/post.ts';
import { type ServerProcess, startServerProcess } from '../../testing/serverProcess.ts';
import { databasesOr, setReadOnly } from '../../testing/stores.ts';
import { submissions } from '../../testing/submissions.ts';
import { pageFolder, temporaryFolder } from '../../testing/temporaryFolder.ts';
import { createStore } from '../store/createStore.ts';

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

/** Makes the store refuse writes, or accept them again. */
type Refuse = (isRefused: boolean) => Promise<void>;

/** The kernel's own limit on the size of files: to the process the disk is full. */
function fullDisk({ pid }: ServerProcess, dataDir: string): Refuse {
  const file = join(dataDir, 'leads.sqlite');
  return async (isRefused) => {
    const size = Math.min(statSync(file).size, statSync(`${file}-wal`).size);
    const limit = `--fsize=${isRefused ? size : 'unlimited'}:`;
    const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), limit], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  };
}

it.each(
  databasesOr('SQLite').filter(({ name }) => name !== 'SQLite' || process.platform === 'linux'),
)(
  'writes that fail on $name: 503 and nothing acknowledged, and all well once they succeed',
  async ({ name, environment, open }) => {
    const variables = await environment();
    const server = await startServerProcess({
      ...variables,
      DIST_DIR: pageFolder(),
      LOG_LEVEL: 'error',
    });
    onTestFinished(server.crash);
    const { DATABASE_URL, DATA_DIR = '' } = variables;
    const refuse: Refuse = DATABASE_URL
      ? (isRefused) => setReadOnly(DATABASE_URL, isRefused)
      : fullDisk(server, DATA_DIR);
    const before = await send(server.url, 'before@example.com');
    expect(before.status).toBe(202);
    await refuse(true);
    await eventually(async () => (await send(server.url, 'ending@example.com')).status === 503);
    for (let index = 0; index < 10; index += 1) {
      expectStoreUnavailable(await send(server.url, `during${index}@example.com`));
    }
    await eventually(async () => (await readiness(server.url)) === 503);
    const code = name === 'SQLite' ? /^SQLITE_(FULL|IOERR)/ : /^25006$/;
    expect(server.log()).toContainEqual(
      expect.objectContaining({
        msg: 'store unavailable',
        err: expect.objectContaining({ code: expect.stringMatching(code) }),
      }),
    );
    await refuse(false);
    await eventually(async () => (await readiness(server.url)) === 200);
    const after = await eventually(async () => {
      const response = await send(server.url, 'after@example.com');
      return response.status === 202 && response;
    });
    await server.crash();

    const kept = await Array.fromAsync(createStore(await open(variables)).leads());
    expect(kept.map(({ id }) => id)).toEqual([before.body.id, after.body.id]);
  },
);

describe('while another process writes to the SQLite file', () => {
  let server: ServerProcess;
  let other: Sqlite.Database;

  beforeEach(async () => {
    const DATA_DIR = temporaryFolder();
    server = await startServerProcess({ DATA_DIR, DIST_DIR: pageFolder(), RATE_LIMITS: 'off' });
    onTestFinished(server.crash);
    other = new Sqlite(join(DATA_DIR, 'leads.sqlite'));
    onTestFinished(() => void other.close());
  });

  it('other requests are served, and a lead is saved once the file is free @night', async () => {
    other.exec('begin immediate');
    let isAnswered = false;
    const saving = send(server.url, 'waits@example.com').finally(() => {
      isAnswered = true;
    });
    for (let count = 0; count < 20; count += 1) {
      expect((await fetch(new URL('/healthz', server.url))).status).toBe(200);
    }
    expect(isAnswered).toBe(false);
    other.exec('rollback');
    expect(await saving).toMatchObject({ status: 202 });
  });

  it('a lead that waits for long is refused with a time to retry, and then saved @night', async () => {
    other.exec('begin immediate');
    const refused = await send(server.url, 'early@example.com');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await readiness(server.url)).toBe(503);
    other.exec('rollback');
    expect(await send(server.url, 'early@example.com')).toMatchObject({ status: 202 });
    await eventually(async () => (await readiness(server.url)) === 200);
  });
});
