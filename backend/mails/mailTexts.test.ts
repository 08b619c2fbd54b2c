import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { toWireResults } from '../../contract/estimateResults.ts';
import { aLead } from '../../testing/leads.ts';
import { submissions } from '../../testing/submissions.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import type { Lead } from '../Lead.ts';
import { reportEmail } from './reportEmail.ts';
import { salesNotice } from './salesNotice.ts';

const id = 'A'.repeat(22);
const from = { email: 'reports@roi.example', name: 'Albato Embedded' };
const publicUrl = new URL('https://roi.example');
const link = `https://roi.example/roi-calculator?calculation=${id}`;

const report = (changes: Partial<Lead> = {}) =>
  reportEmail({
    id: 'B'.repeat(22),
    from,
    salesInbox: null,
    publicUrl,
    pdf: new Uint8Array([1, 2]),
    saved: aLead({ id, ...changes }),
  });

const notice = (changes: Partial<Lead>) =>
  salesNotice({
    id: 'B'.repeat(22),
    from,
    to: 'sales@roi.example',
    publicUrl,
    lead: aLead({ id, ...changes }),
  });

const comparison = `Cost after 36 months: $131,983 in-house, $34,164 embedded. Embedding costs $97,819 less.
Cost after 12 months: $65,983 in-house, $12,588 embedded. Embedding costs $53,395 less.
In-house: $43,780; build only, before maintenance at $2,750 a month
Embedded, year\u00a01: $12,588; setup and 12 months at $899
Initial cost savings: $31,192 (71%); build only, less setup and 12 months
Monthly maintenance savings: $1,851; maintenance less subscription
Time to market: 3.9 months in-house; 3 weeks embedded`;

test('the report of the default inputs reads as a whole', () => {
  expect(report().text).toBe(`Your integration ROI report

Hi Ada,

Here's what building your integrations in-house would cost, compared with embedding them. The full analysis is attached as a PDF.

${comparison}

Open your calculation:
${link}

See a live demo with your own integrations, led by a specialist. We’ll have your estimate at hand, so you won’t repeat yourself.

Book a demo:
${link}&demo=open

These are planning estimates based on the numbers you entered. The report shows the math behind each figure.

Albato Embedded

-- 
You received this email because your address was entered in the ROI calculator at roi.example. If that wasn’t you, you can ignore it.`);
});

test('the report goes from the sender to the address that was saved, with the PDF', () => {
  expect(report()).toMatchObject({
    id: 'B'.repeat(22),
    from,
    to: { email: 'ada@example.com', name: 'Ada' },
    replyTo: null,
    subject: 'Your integration ROI report (AAAAAAAA)',
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: [{ type: 'application/pdf', content: new Uint8Array([1, 2]) }],
  });
  expect(report({ contactName: '1' }).to.name).toBe('');
  expect(report().html).toContain('Your figures at a glance. The full report is attached.');
});

test('the report says where building alone is cheaper', () => {
  const inputs: CalculatorInputs = {
    ...defaultInputs,
    integrationCount: 1,
    developerCountNumber: 1,
    devTimePercentage: 100,
    region: 'asia',
  };
  const results = toWireResults(estimate(inputs).results);
  const { text } = report({ calculation: { inputs, results, rateCardVersion: '2026-11' } });
  expect(text).toMatch(/^Build alone: \S/m);
  expect(report().text).not.toContain('Build alone');
});

test('the report emphasises the comparison after three years, the notice the name of the lead', () => {
  const headlines = ({ html }: { html: string }) =>
    [...html.matchAll(/<th [^>]* headline"[^>]*>([^<]*)</g)].map(([, label]) => label);
  expect(headlines(report())).toEqual(['Cost after 36 months']);
  expect(headlines(notice({}))).toEqual(['Name']);
});

test('a mail about no calculation is refused', () => {
  expect(() => report({ calculation: null })).toThrow('A report has no calculation.');
});

test('the notice of a calculation reads as a whole', () => {
  const { text, ...mail } = notice({});
  expect(text).toBe(`New ROI calculation

Name: Ada Lovelace
Company: Analytical Engines
Email: ada@example.com
${comparison}
Integrations: 5
Developers: 2
Time spent on integrations: 30%
Region: Europe
Systems selected: none selected
Target date: none
Received: 20 November 2026, 00:00 UTC
Lead ID: ${id}

Open the calculation:
${link}

-- 
Sent by the ROI calculator at roi.example.`);
  expect(mail).toMatchObject({
    id: 'B'.repeat(22),
    from,
    to: { email: 'sales@roi.example', name: '' },
    subject: 'New ROI calculation: Analytical Engines (AAAAAAAA)',
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: [],
  });
  expect(mail.html).toContain('>Ada Lovelace, Analytical Engines<');
});

test('a notice says that the browser’s figures differ, if they do', () => {
  const note =
    'Note: The visitor’s browser sent different figures. The ones above were calculated on the server.';
  expect(notice({ resultsDiffer: true }).text).toContain(`Target date: none\n${note}\nReceived:`);
});

test('the notice of a demo request reads as a whole', () => {
  const calculationData = {
    ...submissions.demoSubmission().calculationData,
    integrationCount: 8,
    region: 'us',
    deadline: '2027-03-01',
  };
  const demo = (changes: { website?: string }) =>
    notice({
      endpoint: 'demoSubmission',
      calculation: null,
      body: submissions.demoSubmission({ ...changes, calculationData }),
    });
  expect(demo({ website: 'https://engines.example' }).text).toBe(`New demo request

Name: Ada Lovelace
Company: Analytical Engines
Email: ada@example.com
Website: https://engines.example
Integrations: 8
Developers: 1
Time spent on integrations: 50%
Region: United States
Systems selected: none selected
Target date: 1 March 2027
Received: 20 November 2026, 00:00 UTC
Lead ID: ${id}

Open the calculator with these inputs:
https://roi.example/roi-calculator#v1&integrations=8&developers=1&share=50&region=us&deadline=2027-03-01

-- 
Sent by the ROI calculator at roi.example.`);
  expect(demo({}).text).not.toContain('Website');
});

test('the subject contains a company of up to 60 characters unchanged and truncates a longer one', () => {
  const subject = (company: string) => notice({ company }).subject;
  expect(subject('𝔸'.repeat(60))).toBe(`New ROI calculation: ${'𝔸'.repeat(60)} (AAAAAAAA)`);
  expect(subject('𝔸'.repeat(61))).toBe(`New ROI calculation: ${'𝔸'.repeat(59)}… (AAAAAAAA)`);
  expect(subject('A\ufeffB')).toBe('New ROI calculation: AB (AAAAAAAA)');
});

test('a notice without a calculation has neither figures nor a link', () => {
  const { text } = notice({ endpoint: 'contactFormWebhook', calculation: null });
  expect(text).not.toContain('https://');
  expect(text).not.toContain('Cost');
});
