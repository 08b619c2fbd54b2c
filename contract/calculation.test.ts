import { expect, test } from 'vitest';
import { CalculationData, CalculatorInputs } from './calculation.ts';
import { defaultInputs, emptyCalculationData } from './defaults.ts';

const refusal = (change: Record<string, unknown>) =>
  CalculatorInputs.safeParse({ ...defaultInputs, ...change }).error?.issues.map(
    ({ message }) => message,
  ) ?? [];

const noShare = 'Use a number from 1 to 100, or 0 or null if it is not known';
const noDate = 'Use a date or date-time in ISO 8601';
const noId = 'Use lower-case letters, digits and hyphens';

test('the defaults are those of specification 9', () => {
  expect(defaultInputs).toMatchObject({
    integrationCount: 5,
    selectedSystems: [],
    timeline: 6,
    deadline: null,
    developerCount: '1-2',
    developerCountNumber: 2,
    devTimePercentage: 30,
    region: 'eu',
    customHourlyRate: null,
  });
  expect(refusal({})).toEqual([]);
});

test.each<[string, unknown[], unknown[]]>([
  ['integrationCount', [1, 200], [0, 201, 1.5, '5', null]],
  ['developerCountNumber', [1, 20], [0, 21, 2.5]],
  ['timeline', [1, 1200], [0, 1201, 0.5]],
  ['devTimePercentage', [null, 0, 1, 33.3, 100], [0.5, 100.1, -1, '30', Number.NaN]],
  ['customHourlyRate', [null, undefined, 0.01, 10_000], [0, 0.009, 10_000.01, '5']],
  ['region', ['us', 'eu', 'asia', 'latam', 'other', 'custom'], ['EU', '', 'mars', null]],
  ['developerCount', ['2', '1-2', 'x'.repeat(20)], ['', 'x'.repeat(21), 'a\nb', 2]],
  ['deadline', [null, undefined, '2027-03-01', '2027-03-01T10:00:00+02:00'], ['2027-02-29', 'x']],
  [
    'selectedSystems',
    [[], ['slack'], ['a'.repeat(64)]],
    [['Slack'], [''], ['a'.repeat(65)], 'slack'],
  ],
])('%s is accepted within its limits and refused outside', (field, accepted, refused) => {
  for (const value of accepted) expect([value, refusal({ [field]: value })]).toEqual([value, []]);
  for (const value of refused) {
    expect([value, refusal({ [field]: value })]).not.toEqual([value, []]);
  }
});

test('a refusal says what was expected', () => {
  expect(refusal({ devTimePercentage: 'all' })).toEqual([noShare]);
  expect(refusal({ deadline: 'soon' })).toEqual([noDate]);
  expect(refusal({ selectedSystems: ['-slack'] })).toEqual([noId]);
  expect(refusal({ developerCount: 'a\tb' })).toEqual(['Remove control characters']);
});

test('as many systems as there can be integrations, and no more', () => {
  const systems = (count: number) => Array.from({ length: count }, (_, i) => `system-${i}`);
  expect(refusal({ selectedSystems: systems(200) })).toEqual([]);
  expect(refusal({ selectedSystems: systems(201) })).toHaveLength(1);
});

test('a demo request may have a display name of its region, and no calculation', () => {
  const accepts = (region: unknown) =>
    CalculationData.safeParse({ ...emptyCalculationData, region }).success;
  for (const region of ['eu', 'United States', 'Côte d’Ivoire', 'Asia (other), East/West & Co.']) {
    expect(accepts(region), region).toBe(true);
  }
  for (const region of ['', 'x'.repeat(61), '<b>', 'a\nb', 7]) expect(accepts(region)).toBe(false);
  expect(accepts('x'.repeat(60))).toBe(true);
});
