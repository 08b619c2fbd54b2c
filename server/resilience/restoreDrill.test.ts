import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../testing/async.ts';
import { runScript } from '../../testing/childProcesses.ts';
import { createLeadClients } from '../../testing/leadClients.ts';
import { post } from '../../testing/post.ts';
import { startServerProcess } from '../../testing/serverProcess.ts';
import { submissions } from '../../testing/submissions.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { createStore } from '../store/createStore.ts';
import { openSqlite } from '../store/sqliteAdapter.ts';

it('a backup made while leads are saved restores every lead of before @night', async () => {
  const DATA_DIR = temporaryFolder();
  const BACKUP_DIR = temporaryFolder();
  const environment = { DATA_DIR, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
  const byHand = join(temporaryFolder(), 'by-hand.sqlite');
  const load = createLeadClients();
  const start = async (more: Record<string, string> = {}) => {
    const server = await startServerProcess({ ...environment, ...more });
    onTestFinished(server.crash);
    return server;
  };
  const store = (...args: string[]) => runScript('store', args, { env: { DATA_DIR } });
  const acknowledgedIds = () => load.acknowledged().map(({ id }) => id);

  const first = await start();
  await load.run(first.url, 16, () => load.acknowledged().length > 200);
  await first.crash();
  const beforeScheduled = acknowledgedIds();

  const second = await start({ BACKUP_DIR });
  let isKilled = false;
  const running = load.run(second.url, 16, () => isKilled);
  const backups = () => readdirSync(BACKUP_DIR).filter((name) => name.endsWith('.sqlite'));
  await eventually(() => backups().length === 1);
  const beforeByHand = acknowledgedIds();
  expect((await store('backup', byHand)).stderr).toBe('');
  const duringBackup = acknowledgedIds().length - beforeByHand.length;
  const refused = await store('restore', byHand);
  expect(refused.stderr).toMatch(/^Expected that nothing uses .*; stop the server/);
  expect(refused.code).toBe(1);
  await second.crash();
  isKilled = true;
  await running;
  expect(duringBackup).toBeGreaterThan(0);
  const acknowledged = acknowledgedIds();

  const scheduled = join(BACKUP_DIR, backups()[0] ?? '');
  for (const [backup, before] of [
    [scheduled, beforeScheduled],
    [byHand, beforeByHand],
  ] as const) {
    const restored = await store('restore', backup);
    expect([restored.stderr, restored.code]).toEqual(['', 0]);
    const opened = createStore(await openSqlite(join(DATA_DIR, 'leads.sqlite')));
    const ids = new Set((await Array.fromAsync(opened.leads())).map(({ id }) => id));
    await opened.close();
    expect(restored.stdout).toContain(`Leads: ${ids.size}, the newest of `);
    expect(before.filter((id) => !ids.has(id ?? ''))).toEqual([]);
  }
  // The store of before the restore is kept, with what only its log had when it was killed.
  const kept = readdirSync(DATA_DIR).filter((name) => /-replaced-[^.]*$/.test(name));
  const everKept = new Set<string>();
  for (const name of kept) {
    const opened = createStore(await openSqlite(join(DATA_DIR, name)));
    for await (const { id } of opened.leads()) everKept.add(id);
    await opened.close();
  }
  expect(acknowledged.filter((id) => !everKept.has(id ?? ''))).toEqual([]);

  const third = await start();
  const count = load.acknowledged().length;
  await load.run(third.url, 4, () => load.acknowledged().length > count + 10);
  expect(await third.stop()).toBe(0);
});

it('a restored backup is erased again, with nothing else lost @night', async () => {
  const folder = temporaryFolder();
  const env = { DATA_DIR: folder };
  const backup = join(temporaryFolder(), 'backup.sqlite');
  const about = (email: string) => runScript('leads', ['about', email], { env });

  const server = await startServerProcess(env);
  onTestFinished(server.crash);
  for (const email of ['ada@example.com', 'bob@example.com']) {
    const body = submissions.demoSubmission({ email, consentVersion: '2026-11' });
    await post(server.url, '/api/demo-submission', body);
  }
  expect((await runScript('store', ['backup', backup], { env })).code).toBe(0);
  expect(JSON.parse((await about('ada@example.com')).stdout)).toMatchObject({
    leads: [{ email: 'ada@example.com', consent: { text: 'I agree to the Privacy Policy' } }],
  });
  const erased = await runScript('leads', ['erase', 'Ada@example.com'], { env });
  expect([erased.stdout, erased.code]).toEqual(['1 lead is erased.\n', 0]);
  expect(await about('ada@example.com')).toMatchObject({
    stderr: 'Nothing is kept about ada@example.com.\n',
    code: 1,
  });
  await server.stop();

  expect((await runScript('store', ['restore', backup], { env })).stdout).toMatch(
    /Start the server\. It erases again what .*erased-addresses\.jsonl lists\.\n$/,
  );
  expect((await about('ada@example.com')).code).toBe(0);
  const restored = await startServerProcess(env);
  onTestFinished(restored.crash);
  await eventually(async () => (await about('ada@example.com')).code === 1);
  expect(restored.log()).toContainEqual(
    expect.objectContaining({ msg: 'leads erased', tooOld: 0, restored: 1 }),
  );
  expect(JSON.stringify(restored.log())).not.toContain('ada@');
  expect((await about('bob@example.com')).code).toBe(0);
});
