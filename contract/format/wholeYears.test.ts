import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeYears } from './wholeYears.ts';

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
