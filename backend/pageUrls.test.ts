import { expect, test } from 'vitest';
import { defaultInputs, emptyCalculationData } from '../contract/defaults.ts';
import { readScenario } from '../contract/scenarioLink.ts';
import { calculationUrl, scenarioUrl } from './pageUrls.ts';

const page = new URL('https://roi.example/');

test('the link of inputs opens the calculator with them, and with defaults for those that are missing', () => {
  const url = new URL(scenarioUrl(page, { integrationCount: 8, region: 'us' }) ?? '');
  expect(`${url.origin}${url.pathname}`).toBe('https://roi.example/roi-calculator');
  expect(readScenario(url.hash)).toMatchObject({
    inputs: { integrationCount: 8, region: 'us', developerCountNumber: 2 },
    dropped: [],
  });
});

test('a deadline that is an instant is linked as the day it is written with', () => {
  const day = scenarioUrl(page, { ...defaultInputs, deadline: '2027-03-01' });
  expect(day).toContain('deadline=2027-03-01');
  for (const time of ['T00:00:00Z', 'T23:30:00+09:00', 'T00:30:00-08:00']) {
    expect(scenarioUrl(page, { ...defaultInputs, deadline: `2027-03-01${time}` })).toBe(day);
  }
});

test.each([
  { integrationCount: 0 },
  { region: 'United States' },
  { integrationCount: 8, region: 'United States' },
  { ...defaultInputs, region: 'Europe (display name)' },
  { ...defaultInputs, deadline: 'soon' },
  emptyCalculationData,
])('inputs that the calculator does not have get no link: %o', (inputs) => {
  expect(scenarioUrl(page, inputs)).toBeNull();
});

test('the link of a saved calculation opens it', () => {
  expect(calculationUrl(page, 'abc')).toBe('https://roi.example/roi-calculator?calculation=abc');
});
