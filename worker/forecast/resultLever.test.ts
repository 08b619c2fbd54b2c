import { expect, test } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { resultLever } from './resultLever.ts';

test('the assumption with a range that moves the result most is the lever, with the result at both ends', () => {
  expect(resultLever(defaultInputs)).toMatchObject({
    name: 'maintenancePercentagePerYear',
    current: 150,
    band: { min: 15, max: 25 },
    confidence: 'reported',
    endsUsd: [18_436, 24_316],
  });
});

test('a lever in use stays while it moves the result', () => {
  expect(resultLever(defaultInputs, 'genericDevHours')).toMatchObject({
    name: 'genericDevHours',
    current: 80,
    band: { min: 56, max: 160 },
  });
  const listed = { ...defaultInputs, integrationCount: 1, selectedSystems: ['slack'] };
  expect(resultLever(listed, 'genericDevHours')?.name).not.toBe('genericDevHours');
});

test('a discount is in percent off the price', () => {
  const { band } = resultLever(defaultInputs, 'planDiscountPercentage') ?? {};
  expect(band).toEqual({ min: 0, max: 20 });
});

test('the developers are the lever where nothing is live, with what would finish', () => {
  const inputs = {
    ...defaultInputs,
    integrationCount: 60,
    developerCountNumber: 1,
    devTimePercentage: 20,
  };
  expect(resultLever(inputs)).toMatchObject({
    name: 'developers',
    current: 1,
    band: { min: 4, max: 20 },
    share: 78,
    endsUsd: null,
  });
});

test('an assumption in use stays the lever once it keeps the build from being live', () => {
  const assumptions = { genericDevHours: 172 };
  const inputs = { ...defaultInputs, integrationCount: 47, devTimePercentage: 61, assumptions };
  expect(resultLever(inputs)?.name).toBe('developers');
  expect(resultLever(inputs, 'genericDevHours')).toMatchObject({
    ...{ name: 'genericDevHours', current: 172, band: { min: 56, max: 160 } },
    ...{ endsUsd: [expect.any(Number), expect.any(Number)], turn: null },
  });
});

test('developers in use stay the lever once they have made the build live', () => {
  expect(resultLever(defaultInputs, 'developers')).toMatchObject({
    name: 'developers',
    current: 2,
    band: null,
    share: null,
  });
});
