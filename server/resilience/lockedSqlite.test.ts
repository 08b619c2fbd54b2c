import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../testing/async.ts';
import { post } from '../../testing/post.ts';
import { type ServerProcess, startServerProcess } from '../../testing/serverProcess.ts';
import { submissions } from '../../testing/submissions.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';

describe('while another process writes to the SQLite file', () => {
  let server: ServerProcess;
  let other: Sqlite.Database;

  beforeEach(async () => {
    const DATA_DIR = temporaryFolder();
    server = await startServerProcess({ DATA_DIR, RATE_LIMITS: 'off' });
    onTestFinished(server.crash);
    other = new Sqlite(join(DATA_DIR, 'leads.sqlite'));
    onTestFinished(() => void other.close());
  });

  const save = (email: string) =>
    post(server.url, '/api/demo-submission', submissions.demoSubmission({ email }));

  it('other requests are served, and a lead is saved once the file is free', async () => {
    other.exec('begin immediate');
    let isAnswered = false;
    const saving = save('waits@example.com').finally(() => {
      isAnswered = true;
    });
    for (let count = 0; count < 20; count += 1) {
      expect((await fetch(new URL('/healthz', server.url))).status).toBe(200);
    }
    expect(isAnswered).toBe(false);
    other.exec('rollback');
    expect(await saving).toMatchObject({ status: 202 });
  });

  it('a lead that waits for long is refused with a time to retry, and then saved', async () => {
    other.exec('begin immediate');
    const refused = await save('early@example.com');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await fetch(new URL('/readyz', server.url))).status).toBe(503);
    other.exec('rollback');
    expect(await save('early@example.com')).toMatchObject({ status: 202 });
    await eventually(async () => (await fetch(new URL('/readyz', server.url))).status === 200);
  });
});
