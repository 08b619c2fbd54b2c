import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculatorInputs } from '../testing/arbitraries.ts';
import { defaultInputs, defaultScenario } from './defaults.ts';
import { estimateFormat, parseEstimateFile } from './estimateFile.ts';
import { readScenario, scenarioFragment } from './scenarioLink.ts';

const fileOf = (changes: object) => ({
  format: estimateFormat,
  inputs: defaultInputs,
  rateCardVersion: '2026-11',
  ...changes,
});

const parsed = (inputs: object) => parseEstimateFile(fileOf({ inputs }));

test('a file opens the scenario of a link with the same inputs', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      fc.pre(inputs.devTimePercentage !== null);
      const file = parseEstimateFile(JSON.parse(JSON.stringify(fileOf({ inputs }))));
      expect(file).toMatchObject({
        inputs: readScenario(scenarioFragment(inputs))?.inputs,
        dropped: [],
      });
    }),
  );
});

test('what a file states wrongly is dropped by name, and the rest counts', () => {
  expect(
    parsed({
      integrationCount: 999,
      developerCountNumber: 4,
      selectedSystems: ['hubspot', 'HubSpot <b>'],
      deadline: '2027-02-30',
      assumptions: {
        planRisePercentagePerYear: 5,
        discountRatePercentage: 'high',
        systems: { slack: { devHours: 60 }, gmail: { devHours: -1 } },
      },
      colour: 'XYZ',
    }),
  ).toMatchObject({
    inputs: {
      ...defaultScenario,
      developerCount: '3-5',
      developerCountNumber: 4,
      selectedSystems: ['hubspot'],
      assumptions: { planRisePercentagePerYear: 5, systems: { slack: { devHours: 60 } } },
    },
    dropped: [
      { field: 'colour', value: 'XYZ' },
      { field: 'integrationCount', value: '999' },
      { field: 'selectedSystems', value: 'HubSpot <b>' },
      { field: 'deadline', value: '2027-02-30' },
      { field: 'discountRatePercentage', value: 'high' },
      { field: 'gmail', value: '{"devHours":-1}' },
    ],
  });
});

test('the list of what is dropped stays short, however long the file is', () => {
  const names = Array.from({ length: 1000 }, (_, index) => [`${index}${'x'.repeat(500)}`, null]);
  const file = parsed(Object.fromEntries(names));
  const dropped = 'dropped' in file ? file.dropped : [];
  expect(dropped).toHaveLength(20);
  for (const { field } of dropped) expect(field.length).toBeLessThanOrEqual(40);
});

test('a file states figures by name; others are ignored', () => {
  const figures = { initialTotalUsd: 61292, yearOneUsd: '5', surpriseUsd: 7 };
  expect(parseEstimateFile(fileOf({ figures }))).toMatchObject({
    rateCardVersion: '2026-11',
    figures: { initialTotalUsd: 61292 },
  });
  expect(parseEstimateFile(fileOf({ figures }))).not.toHaveProperty('figures.surpriseUsd');
});

test('what is no estimate is refused with the reason', () => {
  const newer = 'integration-roi-estimate/2';
  expect(parseEstimateFile([])).toEqual({ reason: 'format', found: null });
  expect(parseEstimateFile(null)).toEqual({ reason: 'format', found: null });
  expect(parseEstimateFile({ format: 'xyz' })).toEqual({ reason: 'format', found: 'xyz' });
  expect(parseEstimateFile({ format: newer })).toEqual({ reason: 'newerFormat', found: newer });
  expect(parsed([])).toEqual({ reason: 'inputs' });
  expect(parseEstimateFile(fileOf({ rateCardVersion: 'a\nb' }))).toEqual({
    reason: 'rateCardVersion',
  });
});
