import { describe, expect, it } from 'vitest';
import type { StoredLead } from '../../backend/Lead.ts';
import { openEstimate } from '../../backend/openEstimate.ts';
import { consentTo } from '../../contract/consent.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { aClaim, aLead, calculationOf } from '../../testing/leads.ts';
import { freshSqlite } from '../../testing/stores.ts';
import { submissions } from '../../testing/submissions.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { createStore } from './createStore.ts';
import { exportLeads } from './exportLeads.ts';

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
    const names = heading.split(',');
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys((await columnsOf(lead))[0])).toEqual(names);
    expect(line).toMatch(
      new RegExp(
        `^${lead.id},2026-11-20T00:00:00.000Z,roiCalculation,"'=HYPERLINK\\(""x""\\)",ada@example.com,"Engines, ""Inc""",`,
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
