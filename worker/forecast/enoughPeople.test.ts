import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { estimate } from '../estimate/estimate.ts';
import { enoughPeople, tooFewPeople } from './enoughPeople.ts';

const of = (changes: Partial<CalculatorInputs>) => {
  const inputs = { ...defaultInputs, ...changes };
  const estimated = estimate(inputs);
  return {
    enough: enoughPeople(estimated, inputs),
    shortages: tooFewPeople(estimated, inputs),
  };
};

test('300 hours of maintenance a month are more than two developers at half of their time have', () => {
  const { enough, shortages } = of({ integrationCount: 30, devTimePercentage: 50 });
  expect(enough).toEqual({ inHouse: false, embedded: true });
  expect(shortages).toEqual([
    {
      kind: 'tooFewPeople',
      side: 'inHouse',
      integrationCount: 30,
      hoursPerMonth: 300,
      teamHoursPerMonth: 173.2,
      moreDevelopers: 2,
    },
  ]);
});

test('own work on the embedded side can be too much for a team that assistants help', () => {
  const { enough, shortages } = of({
    integrationCount: 100,
    assumptions: {
      maintenancePercentagePerYear: 0,
      embeddedHoursPerMonth: 2,
      assistedMaintenanceSavingPercentage: 20,
    },
  });
  expect(enough).toEqual({ inHouse: true, embedded: false });
  expect(shortages).toMatchObject([{ side: 'embedded', hoursPerMonth: 160, moreDevelopers: 2 }]);
});

test.each([
  [86.6, [], 'exactly the hours of the team'],
  [86.601, [], 'less than a hundredth of an hour more'],
  [86.61, [1], 'a hundredth of an hour more'],
  [173.2, [1], 'exactly the hours of one more developer'],
  [173.21, [2], 'a hundredth of an hour more than that'],
])('%d hours of maintenance: developers %j more; %s', (genericMaintenanceHours, more) => {
  const { shortages } = of({
    integrationCount: 1,
    developerCountNumber: 1,
    devTimePercentage: 50,
    assumptions: { genericMaintenanceHours },
  });
  expect(shortages.map(({ moreDevelopers }) => moreDevelopers)).toEqual(more);
});

test('a share of time that is not stated counts as full time', () => {
  const { enough } = of({ integrationCount: 17, developerCountNumber: 1, devTimePercentage: 0 });
  expect(enough.inHouse).toBe(true);
});
