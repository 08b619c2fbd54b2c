import { expect, test } from 'vitest';
import { assumedNumbers } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { createWorkbookOracle } from '../../testing/fuzz/workbookOracle.ts';
import { estimate } from '../estimate/estimate.ts';
import { explain } from '../explanation/explain.ts';
import { bestSplit } from './bestSplit.ts';
import { finance } from './finance.ts';
import { sensitivity } from './sensitivity.ts';
import { createSimulator } from './simulate.ts';
import { compareCosts, verdict } from './verdict.ts';
import { assumptionRanges, createWhatIf } from './whatIf.ts';

const today = '2026-11-01';
const withFees = (fees: number, changes: Partial<CalculatorInputs> = {}): CalculatorInputs => ({
  ...defaultInputs,
  ...changes,
  assumptions: { ...changes.assumptions, feesUsdPerYear: fees },
});

/** E46 alone: fees in months 1, 13, 25 and so on. */
const feesBy = (months: number, fees: number) =>
  Array.from({ length: months }, (_, month) => (month % 12 === 0 ? fees : 0)).reduce(
    (sum, usd) => sum + usd,
    0,
  );

/** Of ten years, so not live by month 60. */
const slow = { integrationCount: 60, developerCountNumber: 1, devTimePercentage: 25 };
const rising = { assumptions: { wageRisePercentagePerYear: 10, discountRatePercentage: 8 } };

test.each([
  ['the defaults', {}],
  ['a build that is not live', slow],
  ['rises and another discount rate', rising],
  ['one integration', { integrationCount: 1 }],
])('fees add their amount for each year that has begun: %s', (_, changes) => {
  const [without, paid] = [0, 9999.5].map((fees) => estimate(withFees(fees, changes)));
  if (!without || !paid) throw new Error('Expected two estimates.');
  expect(paid.results).toEqual(without.results);
  for (const months of [1, 12, 13, 36, 60]) {
    const [before, after] = [without, paid].map((of) => compareCosts(of, months));
    const added = (after?.inHouseUsd ?? 0) - (before?.inHouseUsd ?? 0);
    expect(added).toBeCloseTo(feesBy(months, 9999.5), 6);
    expect(added).toBeCloseTo(9999.5 * Math.ceil(months / 12), 6);
    expect(after).toMatchObject({ embeddedUsd: before?.embeddedUsd, buildUsd: before?.buildUsd });
  }
});

test('fees are discounted by the month in which they are paid, and are cash', () => {
  const discounted = [1, 13, 25].reduce((sum, month) => sum + 10_000 / 1.1 ** (month / 12), 0);
  const [without, paid] = [0, 10_000].map((fees) => finance(estimate(withFees(fees))));
  const added = (figure: 'npvUsd' | 'cashNpvUsd' | 'inHousePvUsd') =>
    (paid?.verdict?.[figure] ?? 0) - (without?.verdict?.[figure] ?? 0);
  expect(added('inHousePvUsd')).toBeCloseTo(discounted, 6);
  expect(added('npvUsd')).toBeCloseTo(discounted, 6);
  expect(added('cashNpvUsd')).toBeCloseTo(discounted, 6);
  expect(paid?.years.map(({ timeLostUsd }) => timeLostUsd)).toEqual(
    without?.years.map(({ timeLostUsd }) => timeLostUsd),
  );
});

test('every simulation has the same fees', () => {
  const simulationsOf = createSimulator();
  const [without, paid] = [0, 10_000].map((fees) => simulationsOf(withFees(fees)).inHouseUsd);
  const added = new Set(paid?.map((usd, index) => Math.round(usd - (without?.[index] ?? 0))));
  expect([...added]).toEqual([30_000]);
});

test('they have a range, in mid-range too, where a chosen system needs an assessment', () => {
  const assumed = (selectedSystems: string[], preset?: 'mid') =>
    assumedNumbers({ preset }, 5, selectedSystems).feesUsdPerYear;
  expect([assumed(['gmail']), assumed(['gmail'], 'mid')]).toEqual([0, 7500]);
  expect([assumed([], 'mid'), assumed(['slack', 'hubspot'], 'mid')]).toEqual([0, 0]);
  const rangesOf = (inputs: CalculatorInputs) =>
    assumptionRanges(inputs, createWhatIf(inputs)).filter(
      ({ quantity }) => quantity.kind === 'number' && quantity.name === 'feesUsdPerYear',
    );
  const leversOf = (inputs: CalculatorInputs) =>
    sensitivity(inputs, verdict(inputs, estimate(inputs))).levers.filter(
      ({ lever }) => lever === 'feesUsdPerYear',
    );
  expect([rangesOf(defaultInputs), leversOf(defaultInputs)]).toEqual([[], []]);
  const gmail = { ...defaultInputs, selectedSystems: ['gmail'] };
  expect(rangesOf(gmail)).toMatchObject([{ current: 0, interval: { min: 0, max: 15_000 } }]);
  expect(leversOf(gmail)).toMatchObject([{ less: null, more: { value: 15_000 } }]);
  expect(rangesOf(withFees(9000))).toMatchObject([{ current: 9000, interval: { min: 0, max: 0 } }]);
  expect(leversOf(withFees(9000))).toMatchObject([{ less: { value: 0 }, more: { value: 0 } }]);
});

test('of a split, the side that is built pays them', () => {
  const split = (fees: number, changes: Partial<CalculatorInputs>) =>
    bestSplit(withFees(fees, { integrationCount: 6, ...changes }), today);
  const built = {
    selectedSystems: ['slack'],
    builtSystems: ['slack'],
    embeddedSystems: ['other:*'],
  };
  const [before, after] = [0, 1000].map((fees) => split(fees, built)?.best);
  expect((after?.inHouseUsd ?? 0) - (before?.inHouseUsd ?? 0)).toBe(3000);
  expect(after?.embeddedUsd).toBe(before?.embeddedUsd);
  const [none, all] = [split(1000, {})?.allEmbedded, split(1000, {})?.allInHouse];
  expect(none?.inHouseUsd).toBe(0);
  expect((all?.usd ?? 0) - (split(0, {})?.allInHouse.usd ?? 0)).toBe(3000);
});

test('at mid-range a side pays them where a system of it needs an assessment', () => {
  const feesOf = (builtSystems: string[], selectedSystems: string[]) => {
    const inputs = { ...defaultInputs, integrationCount: 2, selectedSystems, builtSystems };
    const embeddedSystems = selectedSystems.filter((id) => !builtSystems.includes(id));
    const usdWith = (assumptions: CalculatorInputs['assumptions']) =>
      bestSplit({ ...inputs, embeddedSystems, assumptions }, today)?.best?.inHouseUsd ?? 0;
    return usdWith({ preset: 'mid' }) - usdWith({ preset: 'mid', feesUsdPerYear: 0 });
  };
  expect(feesOf(['jira'], ['jira', 'gmail'])).toBe(0);
  expect(feesOf(['gmail'], ['jira', 'gmail'])).toBe(22_500);
});

test('the steps of a cost have the years of fees, and none without fees', () => {
  const numbersOf = (inputs: CalculatorInputs) =>
    explain(inputs, 36)
      .filter(({ figure }) => figure === 'inHouse36MonthsUsd')
      .map(({ formula, numbers }) => `${formula} ${numbers}`)
      .join();
  expect(numbersOf(withFees(10_000))).toContain('+ 3 × $10,000');
  expect(numbersOf(defaultInputs)).not.toMatch(/fees/i);
});

test('the months of the workbook have them in a column with formulas', () => {
  const oracle = createWorkbookOracle();
  const totals = (inputs: CalculatorInputs) => oracle.figures(inputs, today);
  for (const changes of [{}, slow, rising]) {
    const [before, after] = [0, 10_000].map((fees) => totals(withFees(fees, changes)));
    for (const months of [12, 36, 60] as const) {
      const name = `in_house_${months}_months`;
      expect(Number(after?.get(name)) - Number(before?.get(name))).toBeCloseTo(
        feesBy(months, 10_000),
        4,
      );
    }
  }
});
