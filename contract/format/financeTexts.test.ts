import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  discountTurnText,
  financeFigureTexts,
  financeSummary,
  wholeYears,
} from './financeTexts.ts';

test('the introduction says which figures use cash, and which are discounted', () => {
  const { intro } = financeFigureTexts;
  const horizon = { months: 36, discountRatePercentage: 10 };
  expect(intro({ ...horizon, verdict: { npvUsd: 1 } })).toBe(
    'The benefit is what building costs beyond what embedding costs, over 36 months. Net present value, ROI and payback use cash. They are discounted at 10% a year, except for the plain payback; the amounts by year are not discounted. Planning estimates in US dollars, before taxes.',
  );
  expect(intro({ ...horizon, verdict: null })).toBe(
    'What each side spends over 36 months, not discounted. Planning estimates in US dollars, before taxes.',
  );
});

test('where neither side costs anything, there is nothing to pay back', () => {
  const horizon = { months: 36, discountRatePercentage: 10 };
  const nothing = { npvUsd: 0, roi: null, paybackMonth: 1, inHousePvUsd: 0, embeddedPvUsd: 0 };
  expect(financeSummary(horizon, nothing)).toBe(
    'Over 36 months, at 10% a year: net present value of embedding $0, nothing to pay back.',
  );
  const something = { ...nothing, npvUsd: 1, inHousePvUsd: 1 };
  expect(financeSummary(horizon, something)).toContain('$1, payback in month 1.');
});

test('the value of an earlier launch names the side that launches earlier', () => {
  const { earlierLaunchBy } = financeFigureTexts;
  expect(earlierLaunchBy(1797)).toBe('Value of launching earlier with embedding');
  expect(earlierLaunchBy(-1797)).toBe('Value of launching earlier in-house');
  expect(earlierLaunchBy(-0.4)).toBe('Value of an earlier launch');
});

const finance = (
  inHouseUsdByYear: readonly number[],
  embeddedUsdByYear: readonly number[],
  npvUsd: number | null,
) => ({
  months: 36,
  discountRatePercentage: 10,
  years: inHouseUsdByYear.map((inHouseUsd, year) => ({
    inHouseUsd,
    embeddedUsd: embeddedUsdByYear[year] ?? 0,
  })),
  verdict: npvUsd === null ? null : { npvUsd },
});

test('discounting that changes which side costs less is explained', () => {
  expect(discountTurnText(finance([0, 34_076, 0], [0, 10_000, 24_164], 656))).toBe(
    'Undiscounted, building costs $88 less over 36 months; discounted at 10% a year, embedding is ahead by $656, because building is paid earlier.',
  );
  expect(discountTurnText(finance([0, 10_000, 24_164], [34_076], -656))).toBe(
    'Undiscounted, embedding costs $88 less over 36 months; discounted at 10% a year, building is ahead by $656, because embedding is paid earlier.',
  );
});

test('no side is said to be paid earlier where the amounts by year do not show it', () => {
  expect(discountTurnText(finance([0, 34_076], [0, 34_164], 656))).toBe(
    'Undiscounted, building costs $88 less over 36 months; discounted at 10% a year, embedding is ahead by $656.',
  );
});

test.each([
  [34_164, 34_076, 656],
  [34_076, 34_164, -656],
  [34_076, 34_076, 656],
  [34_076, 34_164, 0.4],
  [34_076, 34_164, null],
])(
  'costs of %d in-house and %d embedded do not contradict a present value of %s',
  (a, b, npvUsd) => {
    expect(discountTurnText(finance([a], [b], npvUsd))).toBeNull();
  },
);

const cents = fc.integer({ min: 0, max: 100_000_000 }).map((amount) => amount / 100);
const years = fc.array(
  fc
    .record({ inHouseUsd: cents, embeddedUsd: cents })
    .map((year) => ({ ...year, benefitUsd: year.inHouseUsd - year.embeddedUsd })),
  { maxLength: 6 },
);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, usd) => sum + usd, 0);

test('the years up to any horizon add up to its rounded total, each within a dollar', () => {
  fc.assert(
    fc.property(years, (exact) => {
      const whole = wholeYears(exact);
      for (const side of ['inHouseUsd', 'embeddedUsd'] as const) {
        for (const [index, year] of whole.entries()) {
          const total = sumOf(exact.slice(0, index + 1).map(({ [side]: usd }) => usd));
          expect(sumOf(whole.slice(0, index + 1).map(({ [side]: usd }) => usd))).toBe(
            Math.round(total),
          );
          expect(Math.abs(year[side] - (exact[index]?.[side] ?? 0))).toBeLessThanOrEqual(1);
        }
      }
    }),
  );
});

test('the benefit of a year is the difference of the amounts beside it', () => {
  const year = { inHouseUsd: 77_749.33, embeddedUsd: 30_000.5, benefitUsd: 47_748.83 };
  expect(wholeYears([year, year, year])).toEqual([
    { inHouseUsd: 77_749, embeddedUsd: 30_001, benefitUsd: 47_748 },
    { inHouseUsd: 77_750, embeddedUsd: 30_000, benefitUsd: 47_750 },
    { inHouseUsd: 77_749, embeddedUsd: 30_001, benefitUsd: 47_748 },
  ]);
});
