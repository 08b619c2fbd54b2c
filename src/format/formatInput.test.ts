import { expect, test } from 'vitest';
import { defaultScenario } from '../../contract/defaults.ts';
import { inputNames } from '../../contract/inputs.ts';
import { answer } from '../../worker/answer/answer.ts';
import { formatInput } from './formatInput.ts';

const cellsOf = (changes: Partial<typeof defaultScenario>) => {
  const inputs = { ...defaultScenario, ...changes, timeline: 6 };
  const { systems } = answer({ inputs, today: '2026-11-21' });
  return Object.fromEntries(inputNames.map((name) => [name, formatInput(name, inputs, systems)]));
};

test('a cell holds the value that the estimate uses, and a dash without one', () => {
  expect(cellsOf({})).toMatchObject({
    integrationCount: '5',
    developerCountNumber: '2',
    devTimePercentage: '30%',
    region: 'Europe',
    customHourlyRate: '—',
    selectedSystems: '—',
    deadline: '—',
  });
  expect(
    cellsOf({
      devTimePercentage: 0,
      region: 'custom',
      customHourlyRate: 72.5,
      selectedSystems: ['slack', 'hubspot'],
      deadline: '2027-03-01',
    }),
  ).toMatchObject({
    devTimePercentage: '100%',
    region: 'Custom rate',
    customHourlyRate: '$72.50/h',
    selectedSystems: 'HubSpot, Slack',
    deadline: '1 March 2027',
  });
});

test('a custom rate is not shown in a region that does not use it', () => {
  expect(cellsOf({ region: 'us', customHourlyRate: 72.5 }).customHourlyRate).toBe('—');
});

test('a cell of assumptions lists what is in effect', () => {
  const assumptions = { systems: { slack: { devHours: 500 } } };
  expect(cellsOf({ assumptions }).assumptions).toBe('—');
  expect(cellsOf({ assumptions, selectedSystems: ['slack'] }).assumptions).toContain('500');
});
