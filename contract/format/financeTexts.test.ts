import fc from 'fast-check';
import { expect, test } from 'vitest';
import { financeFigureTexts, financeSummary, wholeYears } from './financeTexts.ts';

test('the introduction says which figures are discounted', () => {
  const { intro } = financeFigureTexts;
  const horizon = { months: 36, discountRatePercentage: 10 };
  expect(intro({ ...horizon, verdict: { npvUsd: 1 } })).toBe(
    'The benefit is what building costs beyond what embedding costs, over 36 months. Net present value and ROI are discounted at 10% a year; payback and the amounts by year are not. Planning estimates in US dollars, before taxes.',
  );
  expect(intro({ ...horizon, verdict: null })).toBe(
    'What each side costs over 36 months, not discounted. Planning estimates in US dollars, before taxes.',
  );
});

test('where neither side costs anything, there is nothing to pay back', () => {
  const horizon = { months: 36, discountRatePercentage: 10 };
  const nothing = {
    ...{ npvUsd: 0, cashNpvUsd: 0, roi: null, paybackMonth: 1 },
    ...{ inHousePvUsd: 0, embeddedPvUsd: 0 },
  };
  expect(financeSummary(horizon, nothing)).toBe(
    'Over 36 months, at 10% a year: net present value of embedding $0 ($0 in cash, without time lost), nothing to pay back.',
  );
  const something = { ...nothing, npvUsd: 3, cashNpvUsd: 1, inHousePvUsd: 3 };
  expect(financeSummary(horizon, something)).toContain(
    '$3 ($1 in cash, without time lost), payback in month 1.',
  );
});

test('the value of an earlier launch names the side that launches earlier', () => {
  const { earlierLaunchBy } = financeFigureTexts;
  expect(earlierLaunchBy(1797)).toBe('Value of launching earlier with embedding');
  expect(earlierLaunchBy(-1797)).toBe('Value of launching earlier in-house');
  expect(earlierLaunchBy(-0.4)).toBe('Value of an earlier launch');
});

const cents = fc.integer({ min: 0, max: 100_000_000 }).map((amount) => amount / 100);
const years = fc.array(
  fc
    .record({ inHouseUsd: cents, embeddedUsd: cents, timeLostUsd: cents })
    .map((year) => ({ ...year, benefitUsd: year.inHouseUsd - year.embeddedUsd })),
  { maxLength: 6 },
);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, usd) => sum + usd, 0);

test('the years up to any horizon add up to its rounded total, each within a dollar', () => {
  fc.assert(
    fc.property(years, (exact) => {
      const whole = wholeYears(exact);
      for (const side of ['inHouseUsd', 'embeddedUsd', 'timeLostUsd'] as const) {
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
  const exact = { ...year, timeLostUsd: 10_000.5 };
  expect(wholeYears([exact, exact, exact])).toEqual([
    { inHouseUsd: 77_749, embeddedUsd: 30_001, benefitUsd: 47_748, timeLostUsd: 10_001 },
    { inHouseUsd: 77_750, embeddedUsd: 30_000, benefitUsd: 47_750, timeLostUsd: 10_000 },
    { inHouseUsd: 77_749, embeddedUsd: 30_001, benefitUsd: 47_748, timeLostUsd: 10_001 },
  ]);
});
