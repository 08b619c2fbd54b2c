import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { toWireResults } from '../../contract/estimateResults.ts';
import { inputLabels } from '../../contract/format/inputLabels.ts';
import { inputNames, isUsedInput } from '../../contract/inputs.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { aLead } from '../../testing/leads.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { salesNotice } from './salesNotice.ts';

test('a notice marks figures with the visitor’s assumptions, and lists these', () => {
  const inputs = {
    ...defaultInputs,
    selectedSystems: ['slack', 'homegrown'],
    assumptions: {
      maintenancePercentagePerYear: 20,
      systems: { slack: { devHours: 99 }, homegrown: { devHours: 320 } },
    },
  };
  const results = toWireResults(estimate(inputs).results);
  const { text } = salesNotice({
    id: 'x',
    lead: aLead({ calculation: { inputs, results, rateCardVersion: '2026-11' } }),
    from: { email: 'from@example.com', name: '' },
    to: 'sales@example.com',
    publicUrl: new URL('https://calculator.example.com'),
  });
  expect(text).toContain('Figures: with the visitor’s assumptions');
  expect(text).toContain(
    'a share of the build: 20% a year (rate card: the hours of the rate card)',
  );
  expect(text).toContain('Slack: development hours: 99 (rate card: 140)');
  expect(text).toContain('homegrown: development hours: 320 (rate card: not on the rate card)');
});

test('a notice states every input that counts', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const results = toWireResults(estimate(inputs).results);
      const { text } = salesNotice({
        id: 'x',
        lead: aLead({ calculation: { inputs, results, rateCardVersion: '2026-11' } }),
        from: { email: 'from@example.com', name: '' },
        to: 'sales@example.com',
        publicUrl: new URL('https://calculator.example.com'),
      });
      for (const name of inputNames) {
        expect(text.includes(`${inputLabels[name]}:`), name).toBe(isUsedInput(name, inputs));
      }
    }),
    { numRuns: 30 },
  );
});
