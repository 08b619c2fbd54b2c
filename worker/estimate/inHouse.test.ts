import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hours } from '../../contract/estimate.ts';
import { inHouseCosts } from './inHouse.ts';

const cents = (usd: number) => Math.round(usd * 100);

const costsOf = (hours: Hours, hourlyRateUsd: number, multiplier: number) =>
  inHouseCosts(
    { hours, hourlyRateUsd, assumed: { multiplierPercentage: 100, platformUsdPerMonth: 0 } },
    multiplier,
  );

test('half a cent rounds up even where floating point falls below it', () => {
  // 100 h × $55 × (1.15 × 1.005) is exactly $6356.625; floating point gives slightly less.
  expect(costsOf({ development: 100, maintenance: 0 }, 55, 1.15575).initialTotal).toBe(6356.63);
  // 1 h × $0.29 × 1.5 is exactly $0.435.
  expect(costsOf({ development: 1, maintenance: 1 }, 0.29, 1.5)).toMatchObject({
    initialTotal: 0.44,
    maintenance: 0.29,
  });
});

test('parts of hours are exact: AI assistants save 33 % of 123 hours', () => {
  // 82.41 h × $55.01 is exactly $4,533.3741; 0.41 h × $0.50 is exactly 20.5 cents.
  const costs = costsOf({ development: 82.41, maintenance: 0.41 }, 55.01, 1);
  expect(costs.initialTotal).toBe(4533.37);
  expect(costsOf({ development: 1, maintenance: 0.41 }, 0.5, 1).maintenance).toBe(0.21);
});

test('zero hours cost nothing', () => {
  expect(costsOf({ development: 0, maintenance: 0 }, 55, 1.99)).toEqual({
    development: 0,
    testing: 0,
    documentation: 0,
    initialTotal: 0,
    maintenance: 0,
  });
});

/** Totals in cents: often so small that a part rounds to zero. */
const anyTotal = fc.oneof(fc.nat(300), fc.nat(90_000_000_000));

test('the parts are whole cents, add up to the total, and are within a cent of their percentage', () => {
  fc.assert(
    fc.property(anyTotal, (total) => {
      const { development, testing, documentation, initialTotal } = costsOf(
        { development: 1, maintenance: 0 },
        total / 100,
        1,
      );
      expect(cents(initialTotal)).toBe(total);
      const parts = [development, testing, documentation].map(cents);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
      for (const [i, percent] of [65, 25, 10].entries()) {
        const part = parts[i] ?? Number.NaN;
        expect(part).toBeGreaterThanOrEqual(0);
        expect(Math.abs(part * 100 - total * percent)).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test('maintenance of a fraction of an hour is rounded half up to the cent', () => {
  // 10 h × 15 % ÷ 1200 is 0.125 h; at $0.36 that is exactly 4.5 cents.
  expect(costsOf({ development: 10, maintenance: 0.125 }, 0.36, 1).maintenance).toBe(0.05);
  // 0.29 h × $0.50 is exactly 14.5 cents; floating point gives slightly less.
  expect(costsOf({ development: 1, maintenance: 0.29 }, 0.5, 1).maintenance).toBe(0.15);
});
