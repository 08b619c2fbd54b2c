import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { figureLabel } from '../../contract/figures.ts';
import { inputNames } from '../../contract/inputs.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { answer } from '../../worker/answer/answer.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import { deferredScenarioTexts } from '../texts/deferred/scenario.ts';
import { comparisonRows } from './comparisonRows.ts';

const today = '2026-01-01';
const scenario = (changes: Partial<typeof defaultInputs>) => {
  const inputs = { ...defaultInputs, ...changes };
  return { inputs, answer: answer({ inputs, today }) };
};
const compare = (one: Partial<typeof defaultInputs>, other: Partial<typeof defaultInputs>) =>
  comparisonRows([scenario(one), scenario(other)], { isReportSent: true });
const rowOf = (rows: ReturnType<typeof compare>, label: string) =>
  rows.find((row) => row.label === label);

const inHouseCosts: readonly string[] = [
  figureLabel('initialTotalUsd'),
  figureLabel('maintenanceUsd'),
  deferredScenarioTexts.inHouseAfter(36),
];

test('what differs has its difference: amounts, times, points and days', () => {
  const rows = compare(
    { region: 'custom', customHourlyRate: 50, deadline: '2026-03-01' },
    {
      integrationCount: 12,
      developerCountNumber: 1,
      devTimePercentage: 31,
      region: 'custom',
      customHourlyRate: 72.5,
      selectedSystems: ['slack'],
      deadline: '2026-03-31',
    },
  );
  const differences = Object.fromEntries(rows.map((row) => [row.label, row.difference]));
  expect(differences).toMatchObject({
    [calculatorTexts.inputs.integrationCount]: '+7',
    [calculatorTexts.inputs.developerCountNumber]: '−1',
    [calculatorTexts.inputs.devTimePercentage]: '+1 point',
    [calculatorTexts.inputs.customHourlyRate]: '+$22.50/h',
    [calculatorTexts.inputs.selectedSystems]: '—',
    [calculatorTexts.inputs.deadline]: '30 days later',
  });
  expect(differences[figureLabel('timelineWeeks')]).toMatch(/^\d.* longer$/);
  expect(differences[figureLabel('initialTotalUsd')]).toMatch(/^\+\$\d/);
  expect(rows.map(({ label }) => label)).not.toContain(calculatorTexts.inputs.region);
});

test('the same scenario twice has no rows', () => {
  expect(compare({}, {})).toEqual([]);
});

test('the lower cost and the shorter time are marked, and no input is', () => {
  const rows = compare({}, { developerCountNumber: 4, region: 'us' });
  expect(rowOf(rows, figureLabel('initialTotalUsd'))?.better).toBe(0);
  expect(rowOf(rows, figureLabel('timelineWeeks'))?.better).toBe(1);
  for (const name of inputNames) {
    expect(rowOf(rows, calculatorTexts.inputs[name])?.better ?? null).toBeNull();
  }
});

test.each<[string, Partial<typeof defaultInputs>, Partial<typeof defaultInputs>]>([
  ['fewer integrations', {}, { integrationCount: 40 }],
  ['other systems', { selectedSystems: ['slack'] }, { selectedSystems: ['salesforce'] }],
  ['a lower assumption', {}, { assumptions: { embeddedHoursPerMonth: 4 } }],
  ['no listings', {}, { assumptions: { wantsListings: false } }],
])('nothing is marked as better for %s', (_, one, other) => {
  const rows = compare(one, other);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ better }) => better !== null)).toEqual([]);
});

test('a number of integrations that chosen systems exceed is no other scope', () => {
  const selectedSystems = ['slack', 'stripe', 'asana'];
  const one = { selectedSystems, integrationCount: 3 };
  const rows = compare(one, { ...one, integrationCount: 1, region: 'us' });
  expect(rowOf(rows, figureLabel('initialTotalUsd'))?.better).toBe(0);
});

test('no in-house cost is marked where either build is not live within 36 months', () => {
  const large = {
    integrationCount: 200,
    developerCountNumber: 20,
    devTimePercentage: 100,
    region: 'us',
  } as const;
  const unfinished = { integrationCount: 200, developerCountNumber: 1, devTimePercentage: 5 };
  for (const rows of [compare(large, unfinished), compare(unfinished, large)]) {
    for (const label of inHouseCosts) expect(rowOf(rows, label)).toMatchObject({ better: null });
    const cost = rowOf(rows, deferredScenarioTexts.inHouseAfter(36));
    expect(cost?.difference).toBe('—');
    expect(cost?.cells.filter((cell) => cell.endsWith(' spent so far'))).toHaveLength(1);
  }
});

test('swapping the scenarios swaps what is better, for any two', () => {
  fc.assert(
    fc.property(calculatorInputs, calculatorInputs, (one, other) => {
      const rows = compare(one, other);
      const swapped = compare(other, one);
      for (const [index, { better, cells, difference }] of rows.entries()) {
        expect(swapped[index]?.better).toBe(better === null ? null : 1 - better);
        expect(cells[0]).not.toBe(cells[1]);
        expect(difference).not.toMatch(/undefined|NaN|null/);
      }
    }),
  );
});

test('with own work in either scenario, figures without it say so, and no saving is below 0', () => {
  const assumptions = { embeddedHoursPerMonth: 4 };
  const rows = compare({}, { integrationCount: 1, assumptions });
  const more = compare({ integrationCount: 12 }, { assumptions });
  const yearOne = rowOf(more, 'Total Year 1 (setup and 12 months, plan only)');
  expect(yearOne?.cells).toEqual(['$19,788', '$12,588']);
  const monthly = 'Monthly maintenance savings (maintenance less subscription, plan only)';
  expect(rowOf(rows, monthly)).toMatchObject({
    cells: ['$1,851', '$0'],
    difference: '−$1,851',
  });
  const reduction = 'Monthly cost reduction (of monthly maintenance, plan only)';
  expect(rowOf(rows, reduction)).toMatchObject({
    cells: ['67%', '0%'],
    difference: '−67 points',
  });
});
