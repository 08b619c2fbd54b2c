import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { StoredLead } from '../../backend/Lead.ts';
import { openEstimate } from '../../backend/openEstimate.ts';
import { consentTo } from '../../contract/consent.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { newId } from '../../contract/ids.ts';
import { aClaim, aLead, calculationOf } from '../../testing/leads.ts';
import { databases, freshSqlite } from '../../testing/stores.ts';
import { submissions } from '../../testing/submissions.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { createStore } from './createStore.ts';
import { openSqlite } from './sqliteAdapter.ts';
import { backupSqlite, copyStore, exportLeads, showLead } from './tools.ts';

async function filled(rows: number) {
  const adapter = await freshSqlite();
  const store = createStore(adapter);
  const leads = Array.from({ length: rows }, (_, index) =>
    aLead({ contactName: `Łódź ${index}`, quarantine: index % 3 === 0 ? 'honeypot' : null }),
  );
  await Promise.all(
    leads.map((lead) => store.save(lead, [{ id: newId(), kind: 'reportNotice' }], aClaim())),
  );
  return { adapter, store, leads };
}

describe.each(databases)('moving from SQLite to $name', (database) => {
  it('copies every row of every table', async () => {
    const { adapter, store, leads } = await filled(1201);
    const erased = leads.pop()?.id ?? '';
    await store.erase([erased], { erasedAt: 1, cause: 'request' });
    const target = await database.open(await database.environment());
    expect(await copyStore(adapter, target)).toEqual([
      { table: 'record', rows: 1200 },
      { table: 'idempotency', rows: 1200 },
      { table: 'outbox', rows: 1200 },
      { table: 'erasure', rows: 1 },
      { table: 'erasedAddress', rows: 0 },
      { table: 'link', rows: 0 },
    ]);
    const moved = createStore(target);
    expect(await moved.messageCounts()).toEqual(await store.messageCounts());
    for (const lead of leads.slice(0, 20)) {
      expect(await moved.lead(lead.id)).toEqual(lead);
    }
    expect(await moved.erasure(erased)).toMatchObject({ erasedAt: 1, cause: 'request' });
  });

  it.each([0, 500])('copies a store of %i leads, and ends', async (count) => {
    const { adapter } = await filled(count);
    const target = await database.open(await database.environment());
    const [copied] = await copyStore(adapter, target);
    expect(copied).toEqual({ table: 'record', rows: count });
  });

  it('does not write to a store with content', async () => {
    const { adapter } = await filled(3);
    const target = await database.open(await database.environment());
    await createStore(target).save(aLead(), [], aClaim());
    await expect(copyStore(adapter, target)).rejects.toThrow(/empty store/);
    expect(await target.read.selectFrom('record').select('id').execute()).toHaveLength(1);
  });
});

it('copies nothing when the other store changes what it is given', async () => {
  const { adapter } = await filled(3);
  const target = await freshSqlite();
  target.sqlite.exec(
    "create trigger changing after insert on record begin update record set company = 'x'; end",
  );
  await expect(copyStore(adapter, target)).rejects.toThrow(
    'The copy of "record" differs: 3 rows, then 3.',
  );
  expect(await target.read.selectFrom('record').select('id').execute()).toEqual([]);
});

it('copies to a store whose tables have their columns in another order', async () => {
  const { adapter, leads } = await filled(3);
  const target = await freshSqlite();
  target.sqlite.exec(
    "alter table record drop column company; alter table record add column company text default ''",
  );
  await copyStore(adapter, target);
  const moved = createStore(target);
  for (const lead of leads) expect(await moved.lead(lead.id)).toEqual(lead);
});

describe('a backup', () => {
  it('of a file that is not there makes none', async () => {
    const file = join(temporaryFolder(), 'leads.sqlite');
    await expect(backupSqlite(file, `${file}-backup`)).rejects.toThrow(/unable to open/);
    expect(existsSync(file)).toBe(false);
  });

  it('of a damaged file says so', async () => {
    const file = join(temporaryFolder(), 'leads.sqlite');
    const sqlite = new Sqlite(file);
    sqlite.exec('create table lead (id integer primary key, company text)');
    const insert = sqlite.prepare('insert into lead (company) values (?)');
    for (let lead = 0; lead < 100; lead++) insert.run('x'.repeat(1000));
    sqlite.close();
    // Within the last page of the table.
    const bytes = await readFile(file);
    await writeFile(file, bytes.fill(0xff, bytes.length - 4000));
    await expect(backupSqlite(file, `${file}-backup`)).rejects.toThrow(/The copy is damaged: ./);
  });

  it('of a store in use is complete, and overwrites nothing', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'leads.sqlite');
    const adapter = await openSqlite(file);
    onTestFinished(() => adapter.close());
    const store = createStore(adapter);
    const before = aLead();
    await store.save(before, [], aClaim());
    const target = join(folder, 'backup.sqlite');
    const [backup] = await Promise.all([
      backupSqlite(file, target),
      store.save(aLead(), [], aClaim()),
    ]);
    expect(backup.pages).toBeGreaterThan(0);
    const copy = createStore(await openSqlite(target));
    onTestFinished(() => copy.close());
    expect(await copy.lead(before.id)).toEqual(before);
    await expect(backupSqlite(file, target)).rejects.toThrow(/nothing is overwritten/);
  });
});

it('a backup has what was saved before it began, and nothing of what is saved meanwhile', async () => {
  const file = join(temporaryFolder(), 'leads.sqlite');
  const adapter = await openSqlite(file);
  onTestFinished(() => adapter.close());
  const store = createStore(adapter);
  const save = () => store.save(aLead(), [], aClaim());
  // More pages than are copied in one turn of the event loop.
  const count = 300;
  for (let lead = 0; lead < count; lead += 1) await save();
  let isDone = false;
  const backup = backupSqlite(file, `${file}-backup`).finally(() => {
    isDone = true;
  });
  let meanwhile = 0;
  for (; !isDone; meanwhile += 1) await save();
  await backup;
  expect(meanwhile).toBeGreaterThan(0);
  const copy = new Sqlite(`${file}-backup`, { readonly: true });
  onTestFinished(() => void copy.close());
  expect(copy.prepare('select count(*) from record').pluck().get()).toBe(count);
});

describe('a lead with its messages', () => {
  it('shows their states', async () => {
    const { store, leads } = await filled(1);
    const shown = await showLead(store, leads[0]?.id ?? '');
    expect(shown).toMatchObject({ messages: [{ kind: 'reportNotice', state: 'ready' }] });
    expect(await showLead(store, newId())).toBeNull();
  });

  it('is found with the other forms of its report by one id, which the export has', async () => {
    const calculation = aLead();
    const { id } = calculation;
    const contact = aLead({ endpoint: 'contactFormWebhook', calculationId: id });
    const store = await storeWith(calculation);
    const message = { id: newId(), kind: 'crmContact' } as const;
    await store.save(contact, [message], aClaim());
    const report = aLead({ endpoint: 'sendRoiReport', reportOf: id });
    await store.save(report, [], aClaim());
    expect(await showLead(store, id)).toMatchObject({
      endpoint: 'roiCalculation',
      forms: expect.arrayContaining([
        expect.objectContaining({ id: contact.id, messages: [expect.objectContaining(message)] }),
        expect.objectContaining({ id: report.id }),
      ]),
    });
    const lines = await Array.fromAsync(exportLeads(store, 'json', { publicUrl }));
    expect(lines.map((line) => JSON.parse(line).columns.id)).toEqual([id, id, id]);
    await store.claim({ now: 2e12, leaseUntil: 3e12, lease: 'l', limit: 1 });
    await store.complete(message.id, 'l', { state: 'dead', error: 'status 400' });
    expect(await store.retryDead({ id, now: 2e12 })).toBe(1);
  });
});

const publicUrl = new URL('https://calculator.example.com');

async function storeWith(...leads: readonly StoredLead[]) {
  const store = createStore(await freshSqlite());
  for (const lead of leads) await store.save(lead, [], aClaim());
  return store;
}

async function columnsOf(...leads: readonly StoredLead[]) {
  const store = await storeWith(...leads);
  const lines = await Array.fromAsync(exportLeads(store, 'json', { publicUrl }));
  return lines.map((line) => JSON.parse(line).columns);
}

describe('leads for the sales team', () => {
  it('are lines of CSV that no spreadsheet runs, with a cell for each column', async () => {
    const lead = aLead({ contactName: '=HYPERLINK("x")', company: 'Engines, "Inc"' });
    const store = await storeWith(lead);
    const text = (await Array.fromAsync(exportLeads(store, 'csv', { publicUrl }))).join('');
    const [heading = '', line = '', ...rest] = text.split('\r\n');
    expect(rest).toEqual(['']);
    expect(heading).toMatch(/^\ufeffid,/);
    const names = heading.slice(1).split(',');
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys((await columnsOf(lead))[0])).toEqual(names);
    expect(line).toMatch(
      new RegExp(
        `^${lead.id},2026-11-20T10:17:43.219Z,roiCalculation,"'=HYPERLINK\\(""x""\\)",ada@example.com,"Engines, ""Inc""",`,
      ),
    );
  });

  it('have the inputs, assumptions, figures, result and link of the open estimate', async () => {
    const assumptions = { embeddedHoursPerMonth: 3.5 };
    const inputs = { ...defaultInputs, selectedSystems: ['slack', 'stripe'], assumptions };
    const [columns] = await columnsOf(
      aLead({ calculation: { ...calculationOf(inputs), rateCardVersion: rateCard.version } }),
    );
    const answer = openEstimate(inputs, { now: 0, publicUrl });
    expect(columns).toMatchObject({
      ...answer.figures,
      region: 'eu',
      selectedSystems: 'slack stripe',
      assumptions: JSON.stringify(assumptions),
      embeddedHoursPerMonth: 3.5,
      discountRatePercentage: answer.finance.discountRatePercentage,
      cheaperOver36Months: answer.verdict.cheaper,
      cheaperByUsd: answer.verdict.byUsd,
      certainty: answer.certainty,
      rateCardVersion: answer.rateCardVersion,
      url: answer.url,
    });
  });

  it('have the consent, and where the visitor came from', async () => {
    const first = { utm_source: 'newsletter', landing_path: '/' };
    const last = { gclid: 'abc', referrer_host: 'www.example.com' };
    const body = submissions.roiCalculation({ attribution: { first, last } });
    const [columns] = await columnsOf(aLead({ body, consent: consentTo('report') }));
    expect(columns).toMatchObject({
      consentVersion: '2026-11',
      consentText: 'By sending this form, you agree to our Privacy Policy.',
      first_utm_source: 'newsletter',
      first_gclid: null,
      last_gclid: 'abc',
      last_referrer_host: 'www.example.com',
    });
  });

  it('have the inputs of every form, a report those of its calculation', async () => {
    const calculation = calculationOf({ ...defaultInputs, integrationCount: 7 });
    const saved = aLead({ calculation, receivedAt: 1 });
    const none = { calculation: null };
    const demo = submissions.demoSubmission();
    const contact = submissions.contactFormWebhook();
    const columns = await columnsOf(
      saved,
      aLead({ ...none, endpoint: 'sendRoiReport', reportOf: saved.id, receivedAt: 2 }),
      aLead({ ...none, endpoint: 'contactFormWebhook', body: contact, receivedAt: 3 }),
      aLead({
        ...none,
        endpoint: 'demoSubmission',
        body: {
          ...demo,
          calculationData: { ...demo.calculationData, integrationCount: 4, region: 'us' },
        },
        receivedAt: 4,
      }),
      aLead({
        ...none,
        endpoint: 'demoSubmission',
        body: { ...demo, calculationData: { ...demo.calculationData, region: 'North America' } },
        receivedAt: 5,
      }),
    );
    const seen = columns.map(({ integrationCount, region }) => [integrationCount, region]);
    const { integrationCount, region } = defaultInputs;
    expect(seen).toEqual([
      [7, region],
      [7, region],
      [integrationCount, region],
      [4, 'us'],
      [null, null],
    ]);
  });

  it('keep what an earlier rate card answered, without what today’s would say', async () => {
    const { results, inputs } = calculationOf(defaultInputs);
    const earlier = { inputs, results, rateCardVersion: '2020-01' };
    const [columns] = await columnsOf(aLead({ calculation: earlier }));
    expect(columns).toMatchObject({
      initialTotalUsd: results.inHouse.initialTotal,
      savingsUsd: results.savings.absolute,
      monthlyUsd: null,
      certainty: null,
      rateCardVersion: '2020-01',
    });
  });

  it('begin with the first one since an instant', async () => {
    const leads = [1000, 2000, 3000].map((receivedAt) => aLead({ receivedAt }));
    const store = await storeWith(...leads);
    const options = { since: 2000, publicUrl };
    const lines = await Array.fromAsync(exportLeads(store, 'json', options));
    expect(lines.map((line) => JSON.parse(line).id)).toEqual(leads.slice(1).map(({ id }) => id));
  });
});
