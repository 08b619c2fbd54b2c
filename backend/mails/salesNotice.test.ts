import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculationData, CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { inputDefinitions, inputNames } from '../../contract/inputs.ts';
import { readScenario } from '../../contract/scenarioLink.ts';
import { isUsedInput } from '../../contract/usedInputs.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { aLead, calculationOf, comparisonText } from '../../testing/leads.ts';
import { submissions } from '../../testing/submissions.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import type { Lead } from '../Lead.ts';
import { completeInputs } from '../openEstimate.ts';
import { mailOf } from './Mail.ts';
import { salesNotice } from './salesNotice.ts';

const id = 'A'.repeat(22);
const from = { email: 'reports@roi.example', name: 'Albato Embedded' };

const noticeOf = (changes: Partial<Lead>, waitedMs = 0) => {
  const lead = aLead({ id, ...changes });
  const draft = salesNotice(lead, {
    to: 'sales@roi.example',
    publicUrl: new URL('https://roi.example'),
    now: lead.receivedAt + waitedMs,
  });
  return mailOf(draft, { id: 'B'.repeat(22), from });
};

const calculationNotice = (inputs: CalculatorInputs) =>
  noticeOf({ calculation: calculationOf(inputs) });

test('a notice marks figures with the visitor’s assumptions, and lists these', () => {
  const inputs = {
    ...defaultInputs,
    selectedSystems: ['slack', 'homegrown'],
    assumptions: {
      maintenancePercentagePerYear: 20,
      systems: { slack: { devHours: 99 }, homegrown: { devHours: 320 } },
    },
  };
  const { text } = calculationNotice(inputs);
  expect(text).toContain('Figures: with the visitor’s assumptions');
  expect(text).toContain(
    'Yearly maintenance: 20% of the build hours a year: $604 a month (rate card: the hours of the rate card)',
  );
  expect(text).toContain('Slack development hours: 99 (rate card: 140)');
  expect(text).toContain('homegrown development hours: 320 (rate card: not on the rate card)');
});

test('a notice speaks of the visitor, and names each system once', () => {
  const { text } = calculationNotice({
    ...defaultInputs,
    selectedSystems: ['hubspot', 'slack', 'hubspot'],
    assumptions: { planDiscountPercentage: 10 },
  });
  expect(text).toContain(
    'The visitor’s assumptions: in place of the rate card’s\nDiscount on the embedded plan: 10%',
  );
  expect(text).not.toContain('Your assumptions');
  expect(text).toContain('Systems selected: HubSpot, Slack\n');
});

test('a notice states every input that counts', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { text } = calculationNotice(inputs);
      for (const name of inputNames) {
        const label =
          name === 'assumptions' ? 'The visitor’s assumptions' : inputDefinitions[name].label;
        expect(text.includes(`${label}:`), name).toBe(isUsedInput(name, inputs));
      }
    }),
    { numRuns: 30 },
  );
});

const demo = (
  changes: Partial<CalculationData>,
  fields: Parameters<typeof submissions.demoSubmission>[0] = {},
): Partial<Lead> => ({
  endpoint: 'demoSubmission',
  calculation: null,
  body: submissions.demoSubmission({
    ...fields,
    calculationData: { ...submissions.demoSubmission().calculationData, ...changes },
  }),
});

test('no two leads have the same subject, not even of one company', () => {
  const subjects = [noticeOf({}), noticeOf({ id: 'C'.repeat(22) }), noticeOf(demo({}))];
  expect(new Set(subjects.map(({ subject }) => subject)).size).toBe(3);
  for (const { subject } of subjects) expect(subject).toContain('Analytical Engines');
});

test('systems are named, and days and hours are in words', () => {
  const inputs = {
    ...defaultInputs,
    selectedSystems: ['hubspot', 'acme-erp'],
    deadline: '2027-03-01T23:30:00-05:00',
  };
  const { text } = noticeOf({
    receivedAt: Date.UTC(2026, 10, 22, 17, 24, 59),
    calculation: calculationOf(inputs),
  });
  expect(text).toContain('Systems selected: HubSpot, acme-erp (not on the rate card)');
  expect(text).toContain('Target date: 1 March 2027');
  expect(text).toContain('Received: 22 November 2026, 17:24 UTC');
});

test('figures of systems that are not selected are neither marked nor listed', () => {
  const { text } = calculationNotice({
    ...defaultInputs,
    assumptions: { systems: { slack: { devHours: 99 } } },
  });
  expect(text).not.toContain('assumptions');
  expect(text).not.toContain('Slack');
});

test('the notice of a calculation reads as a whole', () => {
  const { text, ...mail } = noticeOf({});
  expect(text).toBe(`New ROI calculation

Name: Ada Lovelace
Company: Analytical Engines
Email: ada@example.com
${comparisonText}
Integrations: 5
Developers: 2
Time spent on integrations: 30%
Region: Europe
Systems selected: none selected
Target date: none
Received: 20 November 2026, 10:17 UTC
Lead ID: ${id}

Open the calculation:
https://roi.example/roi-calculator?calculation=${id}

-- 
Sent by the ROI calculator at roi.example.`);
  expect(mail).toMatchObject({
    id: 'B'.repeat(22),
    from,
    to: { email: 'sales@roi.example', name: '' },
    replyTo: { email: 'ada@example.com', name: '' },
    subject: 'New ROI calculation: Analytical Engines (AAAAAAAA)',
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: [],
  });
  const headlines = mail.html.matchAll(/<th [^>]* headline"[^>]*>([^<]*)</g);
  expect([...headlines].map(([, label]) => label)).toEqual(['Name']);
  expect(mail.html).toContain('>Ada Lovelace, Analytical Engines<');
});

test('a notice says that the browser’s figures differ, if they do', () => {
  const note =
    'Note: The visitor’s browser sent different figures. The ones above were calculated on the server.';
  expect(noticeOf({ resultsDiffer: true }).text).toContain(`Target date: none\n${note}\nReceived:`);
});

test('the notice of a demo request reads as a whole', () => {
  const data = { integrationCount: 8, region: 'us', deadline: '2027-03-01' };
  expect(noticeOf(demo(data, { website: 'https://engines.example' })).text).toBe(`New demo request

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
Received: 20 November 2026, 10:17 UTC
Lead ID: ${id}

Open the calculator with these inputs:
https://roi.example/roi-calculator#v1&integrations=8&developers=1&share=50&region=us&deadline=2027-03-01

-- 
Sent by the ROI calculator at roi.example.`);
  expect(noticeOf(demo(data)).text).not.toContain('Website');
});

test('the link of a demo request opens the estimate of the inputs that the notice lists', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { text } = noticeOf(demo(inputs));
      const [, fragment = ''] = /^https:.*#(.*)$/m.exec(text) ?? [];
      const linked = readScenario(fragment);
      expect(linked && estimate(completeInputs(linked.inputs))).toEqual(estimate(inputs));
    }),
  );
});

test('the subject contains a company of up to 60 characters unchanged and truncates a longer one', () => {
  const subject = (company: string) => noticeOf({ company }).subject;
  expect(subject('𝔸'.repeat(60))).toBe(`New ROI calculation: ${'𝔸'.repeat(60)} (AAAAAAAA)`);
  expect(subject('𝔸'.repeat(61))).toBe(`New ROI calculation: ${'𝔸'.repeat(59)}… (AAAAAAAA)`);
  expect(subject('A\ufeffB')).toBe('New ROI calculation: AB (AAAAAAAA)');
});

test('a notice without a calculation has neither figures nor a link', () => {
  const { text } = noticeOf({ endpoint: 'contactFormWebhook', calculation: null });
  expect(text).not.toContain('https://');
  expect(text).not.toContain('Cost');
});

test('a notice says where the visitor came from, first and last where they differ', () => {
  const first = { utm_source: 'news', landing_path: '/' };
  const last = { gclid: 'x', referrer_host: 'www.example.com', landing_path: '/' };
  const textOf = (attribution: { first: object; last: object }) =>
    noticeOf({ body: { ...submissions.roiCalculation(), attribution } }).text;
  expect(textOf({ first, last: first })).toContain('Came from: utm_source: news, landing_path: /');
  const both = textOf({ first, last });
  expect(both).toContain('Came first from: utm_source: news');
  expect(both).toContain('Came last from: gclid: x, referrer_host: www.example.com');
  expect(noticeOf({}).text).not.toContain('Came');
});

test('a notice of a demo request says how long the visitor has waited, from a minute on', () => {
  const demo = { endpoint: 'demoSubmission', body: submissions.demoSubmission() } as const;
  expect(noticeOf(demo, 59_999).text).not.toContain('Has waited');
  for (const [waitedMs, words] of [
    [60_000, '1 minute\n'],
    [5 * 60_000, '5 minutes\n'],
    [26 * 3600_000, '26 hours\n'],
  ] as const) {
    expect(noticeOf(demo, waitedMs).text).toContain(`Has waited: ${words}`);
  }
});
