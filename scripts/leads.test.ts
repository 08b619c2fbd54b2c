import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '../contract/ids.ts';
import { createStore } from '../server/store/createStore.ts';
import { openSqlite } from '../server/store/sqliteAdapter.ts';
import { runScript } from '../testing/childProcesses.ts';
import { someOf } from '../testing/isThorough.ts';
import { aClaim, aLead } from '../testing/leads.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';

async function storeWith(id: string): Promise<string> {
  const folder = temporaryFolder();
  const store = createStore(await openSqlite(join(folder, 'leads.sqlite')));
  await store.save(aLead({ id }), [], aClaim());
  await store.close();
  return folder;
}

function leads(folder: string, args: string[]) {
  return runScript('leads', args, { env: { DATA_DIR: folder } });
}

test('a lead is printed by its id, also by an id that looks like an option', async () => {
  const id = '-U2p1weIA03VaoTc2jLxVQ';
  const { stdout, code } = await leads(await storeWith(id), ['show', id]);
  expect(JSON.parse(stdout)).toMatchObject({ id, messages: [] });
  expect(code).toBe(0);
});

test('a lead with a field nested 30,000 deep, as earlier releases stored, is printed with all of it @night', async () => {
  const folder = temporaryFolder();
  const extra = JSON.parse(`${'[{"a":'.repeat(15_000)}1${'}]'.repeat(15_000)}`);
  const lead = aLead({ body: { extra } });
  const store = createStore(await openSqlite(join(folder, 'leads.sqlite')));
  await store.save(lead, [], aClaim());
  await store.close();
  const printed = await Promise.all([
    leads(folder, ['show', lead.id]),
    leads(folder, ['about', lead.email]),
    leads(folder, ['export', '--format', 'json']),
    leads(folder, ['export']),
  ]);
  for (const { code, stderr } of printed) expect([code, stderr]).toEqual([0, '']);
  const [show, about, json, csv] = printed.map(({ stdout }) => stdout);
  for (const text of [show, about, json]) expect(text).toContain(JSON.stringify(extra));
  expect(JSON.parse(about ?? '')).toHaveProperty('leads.0.id', lead.id);
  expect(csv).toContain(lead.id);
});

test('dead messages are sent again: those of one lead, or all', async () => {
  const folder = temporaryFolder();
  const store = createStore(await openSqlite(join(folder, 'leads.sqlite')));
  onTestFinished(() => store.close());
  const dead = [aLead(), aLead(), aLead()];
  for (const lead of dead) {
    await store.save(lead, [{ id: newId(), kind: 'reportEmail' }], aClaim());
  }
  const now = Date.now();
  const claimed = await store.claim({ now, leaseUntil: now + 1, lease: 'l', limit: 3 });
  for (const { id } of claimed) await store.complete(id, 'l', { state: 'dead', error: 'refused' });

  const [first] = dead;
  const one = await leads(folder, ['retry', first?.id ?? '']);
  expect([one.stdout, one.code]).toEqual(['1 message is sent again.\n', 0]);
  expect(await store.messagesOf(first?.id ?? '')).toMatchObject([{ state: 'ready' }]);
  const all = await leads(folder, ['retry', '--dead']);
  expect([all.stdout, all.code]).toEqual(['2 messages are sent again.\n', 0]);
  expect(await store.messageCounts()).toMatchObject({ ready: 3, dead: 0 });
  const none = await leads(folder, ['retry', first?.id ?? '']);
  expect([none.stdout, none.code]).toEqual(['0 messages are sent again.\n', 1]);
});

test('a flood that is not forwarded is discarded by its network, and the command says how many @night', async () => {
  const folder = temporaryFolder();
  const store = createStore(await openSqlite(join(folder, 'leads.sqlite')));
  onTestFinished(() => store.close());
  const received = [9, 10, 11].map((hour) => Date.UTC(2026, 10, 20, hour));
  for (const source of ['203.0.113.0/24', '198.51.100.0/24']) {
    for (const receivedAt of received) {
      const message = { id: newId(), kind: 'crmContact', queue: source } as const;
      await store.save(aLead({ source, receivedAt }), [message], aClaim());
    }
  }
  const discard = (network: string) =>
    leads(folder, ['discard', '--from', network, '--since', '2026-11-20T10:00:00Z']);
  const { stdout, code } = await discard('203.0.113.0/24');
  expect([stdout, code]).toEqual(['2 leads are discarded.\n', 0]);
  const left = await Array.fromAsync(store.leads());
  expect(left.filter(({ source }) => source === '203.0.113.0/24')).toMatchObject([
    { receivedAt: received[0] },
  ]);
  expect(left).toHaveLength(4);
  expect(await discard('203.0.113.0/24')).toMatchObject({
    stdout: '0 leads are discarded.\n',
    code: 1,
  });
});

test('leads are exported in the requested format, by default CSV', async () => {
  const folder = await storeWith('0123456789abcdef0123456789abcdef');
  expect((await leads(folder, ['export'])).stdout).toMatch(
    /^\ufeffid,received.*\r\n0123456789abcdef/,
  );
  expect(JSON.parse((await leads(folder, ['export', '--format', 'json'])).stdout)).toMatchObject({
    email: 'ada@example.com',
  });
});

test('people are a row each, with links to the page of the server', async () => {
  const folder = await storeWith(newId());
  writeFileSync(join(folder, 'public-url'), 'https://roi.example/\n');
  const [people, exported, json] = await Promise.all([
    leads(folder, ['people']),
    leads(folder, ['export', '--people']),
    leads(folder, ['people', '--format', 'json']),
  ]);
  expect(people.stdout).toMatch(
    /^\ufeffperson,name.*\r\nada@example.com,Ada Lovelace,.*https:\/\/roi.example\/roi-calc.*\r\n$/,
  );
  expect(exported.stdout).toBe(people.stdout);
  expect(JSON.parse(json.stdout)).toMatchObject({ person: 'ada@example.com', reports: 1 });
});

test('an erasure names the other addresses of the same name and company, and keeps them', async () => {
  const folder = temporaryFolder();
  const store = createStore(await openSqlite(join(folder, 'leads.sqlite')));
  const acme = { contactName: 'Ada Lovelace', company: 'ACME' };
  for (const lead of [
    { ...acme, email: 'ada@acme.example' },
    { ...acme, email: 'ada+roi@acme.example', contactName: 'A. L.' },
    { ...acme, email: 'Lovelace@acme.example', company: 'ACME Corp.' },
    { ...acme, email: 'ada@gmail.com', company: 'acme' },
    { ...acme, email: 'ada@other.example', company: 'Other' },
    { ...acme, email: 'bob@acme.example', contactName: 'Bob' },
  ])
    await store.save(aLead(lead), [], aClaim());
  await store.close();
  const { stdout, stderr, code } = await leads(folder, ['erase', 'ada@acme.example']);
  expect([stdout, code]).toEqual(['1 lead is erased.\n', 0]);
  expect(stderr).toBe(
    'Of the same name and company, and still kept: ada+roi@acme.example, ada@gmail.com, lovelace@acme.example\n',
  );
  expect((await leads(folder, ['about', 'ada@gmail.com'])).code).toBe(0);
});

test('an objection that somebody wrote marks the person @night', async () => {
  const folder = await storeWith(newId());
  const object = (email: string) => leads(folder, ['object', email]);
  expect(await object('ADA@example.com')).toMatchObject({
    stdout: '1 lead is marked; no more mails go there.\n',
    code: 0,
  });
  const { stdout } = await leads(folder, ['people', '--format', 'json']);
  expect(JSON.parse(stdout)).toMatchObject({ marks: 'objected' });
  expect((await object('bob@example.com')).code).toBe(1);
});

test('a folder without a store is an error that names it, and no store is created', async () => {
  const folder = temporaryFolder();
  const { code, stdout, stderr } = await leads(folder, ['export']);
  expect(stderr).toBe(
    `Expected a SQLite store at ${join(folder, 'leads.sqlite')}; there is none. DATA_DIR names its folder.\n`,
  );
  expect([code, stdout, readdirSync(folder)]).toEqual([1, '', []]);
});

test('--help exits with 0', async () => {
  const { code, stdout, stderr } = await leads(temporaryFolder(), ['--help']);
  expect(stdout).toMatch(/^Usage:/);
  expect([code, stderr]).toEqual([0, '']);
});

test.each(
  someOf(1, [
    [[]],
    [['show']],
    [['retry']],
    [['retry', '--all', '--dead']],
    [['show', 'one', 'two']],
    [['export', '--format', 'xml']],
    [['export', '--all']],
    [['discard', '--from', '203.0.113.0/24']],
    [['discard', '--since', '2026-11-20']],
    [['discard', '--from', '203.0.113.7', '--since', '2026-11-20']],
    [['discard', '--from', '203.0.113.0/24', '--since', 'yesterday']],
  ]),
)('%j prints the usage', async (args) => {
  const { code, stderr } = await leads(temporaryFolder(), args);
  expect(stderr).toMatch(/^Usage:/);
  expect(code).toBe(2);
});
