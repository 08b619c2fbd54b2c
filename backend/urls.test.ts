import { expect, test } from 'vitest';
import { emptyCalculationData } from '../contract/defaults.ts';
import { readScenario } from '../contract/scenarioLink.ts';
import { calculationUrl, demoUrl } from './calculationUrl.ts';
import { scenarioUrl } from './scenarioUrl.ts';

const page = new URL('https://roi.example/');

test('the links of a saved calculation open it, and the demo dialog over it', () => {
  expect(calculationUrl(page, 'abc')).toBe('https://roi.example/roi-calculator?calculation=abc');
  expect(demoUrl(page, 'abc')).toBe('https://roi.example/roi-calculator?calculation=abc&demo=open');
});

test('the link of inputs opens the calculator with them, and with defaults for those that are missing', () => {
  const url = new URL(scenarioUrl(page, { integrationCount: 8, region: 'us' }) ?? '');
  expect(`${url.origin}${url.pathname}`).toBe('https://roi.example/roi-calculator');
  expect(readScenario(url.hash)).toMatchObject({
    inputs: { integrationCount: 8, region: 'us', developerCountNumber: 2 },
    dropped: [],
  });
});

test.each([
  { integrationCount: 0 },
  { region: 'United States' },
  { integrationCount: 8, region: 'United States' },
  emptyCalculationData,
])('inputs that the calculator does not have get no link: %o', (inputs) => {
  expect(scenarioUrl(page, inputs)).toBeNull();
});
