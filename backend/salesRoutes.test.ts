import { expect, test } from 'vitest';
import { defaultInputs } from '../contract/defaults.ts';
import { aLead, calculationOf } from '../testing/leads.ts';
import { submissions } from '../testing/submissions.ts';
import { byInbox, inboxOf, parseSalesRoutes, type SalesRoute } from './salesRoutes.ts';

const salesInbox = 'sales@engines.example';
const text =
  'domain=acme.example key@engines.example, integrations>=40 large@engines.example, region=us us@engines.example';
const salesRoutes = parseSalesRoutes(text) as SalesRoute[];
const inboxes = { salesInbox, salesRoutes };

const leadOf = (email: string, changes: object = {}) =>
  aLead({ email, calculation: calculationOf({ ...defaultInputs, ...changes }) });

test.each([
  ['key', leadOf('ada@acme.example', { integrationCount: 90, region: 'us' })],
  ['key', leadOf('ada@eu.ACME.example')],
  ['large', leadOf('ada@notacme.example', { integrationCount: 40, region: 'us' })],
  ['us', leadOf('ada@engines.example', { integrationCount: 39, region: 'us' })],
  ['sales', leadOf('ada@engines.example', { integrationCount: 39 })],
  // Nothing was entered, so the region is not the visitor's.
  ['sales', leadOf('ada@engines.example')],
  ['sales', aLead({ endpoint: 'demoSubmission', calculation: null, body: {} })],
])('the first rule that holds names the inbox %s', (name, lead) => {
  expect(inboxOf(lead, inboxes)).toBe(`${name}@engines.example`);
  expect(inboxOf(lead, { salesInbox })).toBe(salesInbox);
});

test('a list is divided among the inboxes, each with the first items and the number of all', async () => {
  const acme = leadOf('ada@acme.example');
  const other = aLead({ endpoint: 'demoSubmission', body: submissions.demoSubmission() });
  async function* leads() {
    yield* [acme, acme, other, acme];
  }
  expect(await byInbox(leads(), { ...inboxes, most: 2, leadOf: (lead) => lead })).toEqual([
    { to: 'key@engines.example', items: [acme, acme], count: 3 },
    { to: salesInbox, items: [other], count: 1 },
  ]);
});

test.each([
  ['region=mars us@example.com', /a region of .*, not "mars"/],
  ['integrations>=many us@example.com', /whole number, not "many"/],
  ['region=us', /rules such as region=eu eu@example.com/],
  ['size=4 us@example.com', /not "size=4 us@example.com"/],
  ['region=us us@example.com,', /not ""/],
])('"%s" is refused with what is wrong', (rules, problem) => {
  expect(parseSalesRoutes(rules)).toMatch(problem);
});
