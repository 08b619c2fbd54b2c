import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EstimateInputs } from '../contract/openEstimate.ts';
import { calculatorInputs } from '../testing/arbitraries.ts';
import { estimate } from '../worker/estimate/estimate.ts';
import { estimateContent, withoutDerived } from '../worker/forecast/estimateContent.ts';
import { readAsked } from './askedInputs.ts';
import { completeInputs } from './openEstimate.ts';

function read(sent: unknown) {
  const asked = readAsked(sent);
  if ('errors' in asked) throw new Error(JSON.stringify(asked.errors));
  return asked;
}

test.each<[object, string, string]>([
  [{ developerCount: '6-10' }, 'developerCount', 'It follows from developerCountNumber.'],
  [{ timeline: 'soon' }, 'timeline', 'It follows from deadline.'],
  [
    { region: 'us', customHourlyRate: 70 },
    'customHourlyRate',
    'Region us has the rate of the rate card.',
  ],
  [{ exchangeRate: 0.9 }, 'exchangeRate', 'Without another currency, amounts are in USD.'],
  [{ selectedSystems: ['slack', 'slack'] }, 'selectedSystems', 'The same name counts once.'],
  [
    { integrationCount: 1, selectedSystems: ['slack', 'hubspot'] },
    'integrationCount',
    'The systems are counted, which are 2.',
  ],
  [{ builtSystems: ['slack'] }, 'builtSystems', 'Nothing to choose for slack.'],
  [
    { selectedSystems: ['slack'], builtSystems: ['slack'], embeddedSystems: ['slack'] },
    'embeddedSystems',
    'Nothing to choose for slack.',
  ],
  [
    { assumptions: { systems: { slack: { devHours: 9 } } } },
    'assumptions.systems.slack',
    'The system is not chosen.',
  ],
  [
    { assumptions: { rampMonths: 5 } },
    'assumptions.rampMonths',
    'It counts with monthlyRevenueUsd.',
  ],
  [
    { assumptions: { maintenancePercentagePerYear: 20, genericMaintenanceHours: 9 } },
    'assumptions.genericMaintenanceHours',
    'maintenancePercentagePerYear replaces hours of maintenance.',
  ],
])('of %j, %s does not count', (sent, field, reason) => {
  expect(read(sent).notCounted).toEqual([{ field, reason }]);
});

test('a rate without a region has the region custom (E4)', () => {
  const { inputs, notCounted } = read({ customHourlyRate: 70 });
  expect([inputs.region, estimate(inputs).factors.hourlyRateUsd]).toEqual(['custom', 70]);
  expect(notCounted).toEqual([]);
  expect(read({ customHourlyRate: 70, region: 'other' }).inputs.region).toBe('other');
  expect(read({ customHourlyRate: null }).inputs.region).toBe('eu');
});

test.each([
  [{ devlopers: 3 }, 'devlopers', 'There is no such field; use developerCountNumber'],
  [
    { assumptions: { planRise: 5 } },
    'assumptions.planRise',
    'There is no such field; use planRisePercentagePerYear',
  ],
  [{ colour: 'red' }, 'colour', 'There is no such field'],
  [[], '', 'Use an object'],
  [null, '', 'Use an object'],
])('%j is refused', (sent, field, message) => {
  expect(readAsked(sent)).toEqual({ errors: [{ field, message }] });
});

test.each<[object, string, string]>([
  [
    { selectedSystems: ['acme-crm'] },
    'selectedSystems',
    'acme-crm is not on the rate card, counted with 80 hours.',
  ],
  [
    { selectedSystems: ['salesfroce'], assumptions: { genericDevHours: 90 } },
    'selectedSystems',
    'salesfroce is not on the rate card, counted with 90 hours. The rate card has salesforce.',
  ],
  [
    { assumptions: { planRisePercentagePerYear: 0.2 } },
    'assumptions.planRisePercentagePerYear',
    '0.2 counts as 0.2%, not as a share of 1.',
  ],
])('%j counts with a note', (sent, field, text) => {
  expect(read(sent)).toMatchObject({ notCounted: [], notes: [{ field, text }] });
});

test('a system is found by its name, too', () => {
  const sent = { selectedSystems: ['Salesforce', ' HUBSPOT'], builtSystems: ['Salesforce'] };
  expect(read(sent)).toMatchObject({
    inputs: { selectedSystems: ['salesforce', 'hubspot'], builtSystems: ['salesforce'] },
    notes: [],
  });
});

test('what counted gives the same estimate, has no derived field, and counts as a whole', () => {
  fc.assert(
    fc.property(calculatorInputs, (asked) => {
      const { inputs } = read(asked);
      const given = { ...asked, deadline: asked.deadline?.slice(0, 10) ?? null };
      const shown = (of: typeof inputs) => {
        const { inputs: _, ...shown } = estimateContent(completeInputs(of), '2026-11-20', false);
        // A step on the way, which a share of maintenance replaces.
        return { ...shown, figures: { ...shown.figures, selectedMaintenanceHours: 0 } };
      };
      expect(shown({ ...inputs, deadline: given.deadline })).toEqual(shown(given));
      const echoed = withoutDerived(inputs);
      expect(EstimateInputs.safeParse(echoed).success).toBe(true);
      expect(read(echoed)).toMatchObject({ inputs: completeInputs(echoed), notCounted: [] });
    }),
    { numRuns: 200 },
  );
});
