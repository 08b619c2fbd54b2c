import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculationData, CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { toWireResults } from '../../contract/estimateResults.ts';
import { inputLabels } from '../../contract/format/inputLabels.ts';
import { inputNames, isUsedInput } from '../../contract/inputs.ts';
import { readScenario } from '../../contract/scenarioLink.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { aLead } from '../../testing/leads.ts';
import { submissions } from '../../testing/submissions.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import type { Lead } from '../Lead.ts';
import { salesNotice } from './salesNotice.ts';

const noticeOf = (changes: Partial<Lead>) =>
  salesNotice({
    id: 'x',
    lead: aLead(changes),
    from: { email: 'from@example.com', name: '' },
    to: 'sales@example.com',
    publicUrl: new URL('https://calculator.example.com'),
  });

/** The notice of a calculation with these inputs. */
function calculationNotice(inputs: CalculatorInputs) {
  const results = toWireResults(estimate(inputs).results);
  return noticeOf({ calculation: { inputs, results, rateCardVersion: '2026-11' } });
}

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
    'a share of the build: 20% a year (rate card: the hours of the rate card)',
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
  expect(text).toContain('The visitor’s assumptions: Discount on the embedded plan: 10%');
  expect(text).not.toContain('Your assumptions');
  expect(text).toContain('Systems selected: HubSpot, Slack\n');
});

test('a notice states every input that counts', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { text } = calculationNotice(inputs);
      for (const name of inputNames) {
        const label = name === 'assumptions' ? 'The visitor’s assumptions' : inputLabels[name];
        expect(text.includes(`${label}:`), name).toBe(isUsedInput(name, inputs));
      }
    }),
    { numRuns: 30 },
  );
});

const demo = (changes: Partial<CalculationData>): Partial<Lead> => ({
  endpoint: 'demoSubmission',
  calculation: null,
  body: submissions.demoSubmission({
    calculationData: { ...submissions.demoSubmission().calculationData, ...changes },
  }),
});

test('a reply to a notice goes to the lead', () => {
  expect(noticeOf({ email: 'ada@example.com' }).replyTo).toEqual({
    email: 'ada@example.com',
    name: '',
  });
});

test('no two leads have the same subject, not even of one company', () => {
  const subjects = [noticeOf({}), noticeOf({}), noticeOf(demo({}))];
  expect(new Set(subjects.map(({ subject }) => subject)).size).toBe(3);
  for (const { subject } of subjects) expect(subject).toContain('Analytical Engines');
});

test('the subject of a company with a long name fits one line', () => {
  const { subject } = noticeOf({ company: '𝔸'.repeat(200) });
  expect([...subject].length).toBeLessThan(100);
  expect(subject.isWellFormed()).toBe(true);
});

test('systems are named, and days and hours are in words', () => {
  const inputs = {
    ...defaultInputs,
    selectedSystems: ['hubspot', 'acme-erp'],
    deadline: '2027-03-01T23:30:00-05:00',
  };
  const { text } = noticeOf({
    receivedAt: Date.UTC(2026, 10, 22, 17, 24, 59),
    calculation: {
      inputs,
      results: toWireResults(estimate(inputs).results),
      rateCardVersion: '2026-11',
    },
  });
  expect(text).toContain('Systems selected: HubSpot, acme-erp (not on the rate card)');
  expect(text).toContain('Target date: 1 March 2027');
  expect(text).toContain('Received: 22 November 2026, 17:24 UTC');
});

test('the notice of a demo request links to the calculator with its inputs', () => {
  const { text, html } = noticeOf(
    demo({ integrationCount: 8, region: 'us', selectedSystems: ['hubspot'] }),
  );
  const [url = ''] = text.match(/https:\S+#\S+/) ?? [];
  expect(readScenario(new URL(url).hash)).toMatchObject({
    inputs: { integrationCount: 8, region: 'us', selectedSystems: ['hubspot'] },
    dropped: [],
  });
  expect(html).toContain('Open the calculator with these inputs');
});

test('there is no such link where nothing was calculated', () => {
  const { text } = noticeOf(demo({ integrationCount: 0, region: 'United States' }));
  expect(text).not.toContain('https://calculator.example.com/');
});

test('figures of systems that are not selected are neither marked nor listed', () => {
  const { text } = calculationNotice({
    ...defaultInputs,
    assumptions: { systems: { slack: { devHours: 99 } } },
  });
  expect(text).not.toContain('assumptions');
  expect(text).not.toContain('Slack');
});
