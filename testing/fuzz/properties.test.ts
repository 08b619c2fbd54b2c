import { expect, test } from 'vitest';
import { hasOwnRate, regions } from '../../contract/inputs.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { rules as pricingRules } from '../../worker/estimate/rules.ts';
import { wordRules } from '../../worker/words/wordRules.ts';
import { seed } from '../seed.ts';
import { product } from './evaluateCase.ts';
import { findFailure, propertiesOf } from './fuzz.ts';
import { brokenEstimate, plantedFaults } from './plantedFaults.ts';
import type { PropertyId } from './registry.ts';
import { isRuleId, outputRules, rowFailure, rules, statementOf, tableRows } from './registry.ts';

test.each(Object.keys(plantedFaults) as PropertyId[])(
  '%s fails where what it checks is broken',
  (id) => {
    const { [id]: fault } = plantedFaults;
    const code =
      typeof fault === 'function'
        ? { estimate: brokenEstimate(fault) }
        : { estimate, product: { ...product, ...fault } };
    const isThorough = typeof fault === 'object' || id === 'estimate/workbook';
    // It ends at the first failure; some properties look at few inputs of these.
    const range = { seed, from: 0, to: 40_000, isThorough };
    const checked = propertiesOf(undefined).filter(([own]) => own === id);
    expect(findFailure(range, code, checked)?.property).toBe(id);
  },
);

test('the checks of one rule include the workbook for its figures, where it has some', () => {
  const ids = (rule: Parameters<typeof propertiesOf>[0]) => propertiesOf(rule).map(([id]) => id);
  expect(ids('hourly-rate')).toEqual([
    'hourly-rate/other-regions-ignore-the-custom-rate',
    'estimate/workbook',
  ]);
  expect(ids('deadline')).toEqual(['deadline/least-months', 'deadline/instant']);
});

test('the workbook notices a changed rate, and no other rule’s figure', () => {
  const wrong = brokenEstimate(({ factors }) => {
    factors.hourlyRateUsd = 96;
  });
  const failureOf = (rule: 'hourly-rate' | 'team-size-factor') =>
    findFailure(
      { seed: 1, from: 0, to: 40, isThorough: true },
      { estimate: wrong },
      propertiesOf(rule).filter(([id]) => id === 'estimate/workbook'),
    );
  expect(failureOf('hourly-rate')).toMatchObject({ property: 'estimate/workbook' });
  expect(failureOf('team-size-factor')).toBeNull();
});

test('no two rules have the same id', () => {
  const ids = [pricingRules, wordRules, outputRules].flatMap((some) => Object.keys(some));
  expect(Object.keys(rules)).toEqual(ids);
  expect(isRuleId('link')).toBe(true);
  expect(isRuleId('toString')).toBe(false);
});

test('every property is stated in a sentence of the registry', () => {
  for (const [property] of propertiesOf(undefined)) {
    expect(statementOf(property)).toMatch(/^[A-Z].*\.$/);
  }
  expect(statementOf('initial-cost/parts-add-up')).toBe(
    'Development, testing and documentation are the total to the cent.',
  );
});

test('every row of the registry’s tables is compared with its rule', () => {
  const rows = tableRows(undefined);
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.flatMap((row) => rowFailure(row) ?? [])).toEqual([]);
  // A row per region without a custom rate, six with one, and one per region that ignores it.
  const ignoring = regions.filter((region) => !hasOwnRate(region));
  expect(tableRows('hourly-rate').length).toBe(regions.length + 6 + ignoring.length);
  const throwing = { input: 'us', apply: () => expect.fail('No rate.'), expected: 95 };
  const broken = { ...rules['hourly-rate'], boundaries: [throwing] };
  expect(tableRows(undefined, { 'hourly-rate': broken }).map(rowFailure)).toEqual([
    {
      rule: 'hourly-rate',
      input: 'us',
      left: 'us = it throws AssertionError: No rate.',
      right: 'must equal 95',
    },
  ]);
});
