import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { drivers, estimate } from './estimate.ts';
import { buildWeeks, decimalFraction, timeline, timelineWeeks } from './timeline.ts';

test('weeks are hours divided by the weekly hours of the team', () => {
  expect(buildWeeks(400, 2, 30)).toBe(400 / 24);
  expect(buildWeeks(480, 1, 100)).toBe(12);
  expect(buildWeeks(1040, 1, 100)).toBe(26);
});

test.each([
  [400, 2, 30, 0, 17],
  [80, 1, 100, 0, 2],
  [40, 1, 100, 0, 1],
  [41, 1, 100, 0, 2],
  [40, 1, 100, 1, 2],
  [20, 1, 100, 1, 1],
  [80, 1, 100, 12, 8],
  [0, 1, 100, 0, 0],
  [0, 1, 100, 5, 3],
])(
  '%d h by %d at %d %% and %d weeks of review take %d weeks',
  (hours, team, share, review, weeks) => {
    expect(timelineWeeks(hours, team, share, review)).toBe(weeks);
  },
);

test('a percentage with decimals is used exactly as written', () => {
  // 1230 h by three developers at 4.1 % are exactly 250 weeks; floating point gives 251.
  expect(timelineWeeks(1230, 3, 4.1, 0)).toBe(250);
  expect(timelineWeeks(1230, 3, 4.1, 2)).toBe(251);
  expect(timelineWeeks(1231, 3, 4.1, 0)).toBe(251);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 18_500 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1_000, max: 100_000 }),
      fc.integer({ min: 0, max: 12 }),
      (hours, team, shareThousandths, review) => {
        const weeks = BigInt(timelineWeeks(hours, team, shareThousandths / 1000, review));
        const perWeek = 2n * BigInt(team) * BigInt(shareThousandths);
        const needed = 5000n * BigInt(hours) + BigInt(review * team) * BigInt(shareThousandths);
        expect(weeks * perWeek).toBeGreaterThanOrEqual(needed);
        expect((weeks - 1n) * perWeek).toBeLessThan(needed);
      },
    ),
    { numRuns: 1000 },
  );
});

test('hours with decimals are used exactly as written', () => {
  // 4.4 h at 1 % of a week of 40 h are exactly 11 weeks; floating point gives 12.
  expect(timelineWeeks(4.4, 1, 1, 0)).toBe(11);
  expect(timelineWeeks(19.6, 1, 7, 0)).toBe(7);
  expect(timelineWeeks(12.3, 1, 30.75, 0)).toBe(1);
  expect(timelineWeeks(12.3, 1, 30.75, 1)).toBe(2);
  expect(timelineWeeks(36.9, 3, 10.25, 0)).toBe(3);
  expect(timelineWeeks(0.3, 1, 0.25, 0)).toBe(3);
  expect(timelineWeeks(0.30001, 1, 0.25, 0)).toBe(4);
});

test('the timeline holds the weeks of both sides', () => {
  expect(timeline({ ...drivers(defaultInputs), moderationWeeks: 3 })).toEqual({
    buildWeeks: 400 / 24,
    moderationWeeks: 3,
    timelineWeeks: 19,
    embeddedWeeks: 3,
  });
});

test.each([
  [33.3, 333n, 10n],
  [5, 5n, 1n],
  [0.001, 1n, 1000n],
  [1e-7, 1n, 10_000_000n],
  [1.5e-7, 15n, 100_000_000n],
  [1.5e21, 1_500_000_000_000_000_000_000n, 1n],
])('%d is %d/%d', (value, numerator, denominator) => {
  expect(decimalFraction(value)).toEqual({ numerator, denominator });
});

test('the fraction converts back to the number', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-20, max: 1e300, noNaN: true }), (value) => {
      const { numerator, denominator } = decimalFraction(value);
      const exponent = 1 - String(denominator).length;
      expect(Number(`${numerator}e${exponent}`)).toBe(value);
    }),
  );
});

test('a number that no control or link expresses is 0', () => {
  for (const value of [9e-21, 1e-320, -1e-300])
    expect(decimalFraction(value)).toEqual({ numerator: 0n, denominator: 1n });
  const assumptions = { assistedBuildSavingPercentage: 1e-320 };
  const { assumed: _, ...estimated } = estimate(defaultInputs);
  expect(estimate({ ...defaultInputs, assumptions })).toMatchObject(estimated);
});
