import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../testing/async.ts';
import { statedOffset } from '../../testing/moment.ts';
import { post } from '../../testing/post.ts';
import { startServerProcess } from '../../testing/serverProcess.ts';
import { submissions } from '../../testing/submissions.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';

const hourMs = 3600_000;

async function startServer(environment: Record<string, string>, hoursLater = 0) {
  const offsetMs = statedOffset() + hoursLater * hourMs;
  const server = await startServerProcess(environment, { offsetMs });
  onTestFinished(server.crash);
  return server;
}

type Server = Awaited<ReturnType<typeof startServer>>;
const logged = (server: Server, wanted: string) =>
  eventually(() => server.log().find(({ msg }) => msg === wanted));

function leadsIn(file: string): number {
  const sqlite = new Sqlite(file, { readonly: true });
  onTestFinished(() => void sqlite.close());
  return Number(sqlite.prepare('select count(*) from record').pluck().get());
}

const timeout = 120_000;

it('a backup is made when it is due, and only the newest ones are kept @night', {
  timeout,
}, async () => {
  const BACKUP_DIR = join(temporaryFolder(), 'backups');
  const environment = { DATA_DIR: temporaryFolder(), BACKUP_DIR, BACKUP_KEEP: '2' };
  const names = () => readdirSync(BACKUP_DIR).sort();
  const first = await startServer(environment);
  await logged(first, 'store backed up');
  await post(first.url, '/api/demo-submission', submissions.demoSubmission());
  await first.stop();
  const [empty = ''] = names();
  expect(names()).toEqual([expect.stringMatching(/^leads-[\dT-]+Z\.sqlite$/)]);
  expect(leadsIn(join(BACKUP_DIR, empty))).toBe(0);
  expect(statSync(join(BACKUP_DIR, empty)).mode & 0o077).toBe(0);

  const early = await startServer({ ...environment, METRICS_PORT: '0' }, 23);
  const { url } = await logged(early, 'metrics are served');
  // The time of the backup before, which is not due again.
  const newest = await eventually(async () => {
    const text = await (await fetch(String(url))).text();
    return Number(/^roi_backup_last_success_timestamp_seconds (.+)$/m.exec(text)?.[1]);
  });
  expect(new Date(newest * 1000).toISOString().slice(0, 19).replaceAll(':', '-')).toBe(
    empty.slice('leads-'.length, -'Z.sqlite'.length),
  );
  await early.stop();
  expect(names()).toEqual([empty]);

  // A server that was killed left this.
  writeFileSync(join(BACKUP_DIR, `${empty}.part`), '');
  // Made before the clock was set back: neither waited for nor kept in place of newer ones.
  for (const year of [2098, 2099]) {
    writeFileSync(join(BACKUP_DIR, `leads-${year}-01-01T00-00-00Z.sqlite`), '');
  }
  for (const hoursLater of [25, 50]) {
    const server = await startServer(environment, hoursLater);
    await logged(server, 'store backed up');
    await server.stop();
  }
  expect(names()).toHaveLength(2);
  expect(names()).not.toContain(empty);
  expect(names().map((name) => leadsIn(join(BACKUP_DIR, name)))).toEqual([1, 1]);
});

it('a backup that fails is logged, and the server goes on', { timeout }, async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'file'), '');
  const BACKUP_DIR = join(folder, 'file', 'backups');
  const server = await startServer({ DATA_DIR: folder, BACKUP_DIR });
  expect(await logged(server, 'store not backed up')).toMatchObject({
    level: 50,
    reason: expect.stringContaining('ENOTDIR'),
  });
  const saved = await post(server.url, '/api/demo-submission', submissions.demoSubmission());
  expect(saved.status).toBe(202);
  expect(await server.stop()).toBe(0);
});
