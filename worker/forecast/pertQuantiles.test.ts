import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pertQuantiles } from './pertQuantiles.ts';
import { spreads } from './simulate.ts';

const pert = fc
  .tuple(
    fc.double({ min: 0.1, max: 1, noNaN: true }),
    fc.double({ min: 1, max: 3, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .filter(([least, most]) => most - least > 0.01)
  .map(([least, most, mode]) => ({ least, most, likeliest: least + mode * (most - least) }));

test('quantiles rise from the least to the most', () => {
  fc.assert(
    fc.property(pert, (distribution) => {
      const quantiles = pertQuantiles(distribution);
      expect(quantiles[0]).toBe(distribution.least);
      expect(quantiles.at(-1)).toBe(distribution.most);
      for (let i = 1; i < quantiles.length; i++) {
        expect(quantiles[i]).toBeGreaterThanOrEqual(quantiles[i - 1] ?? Number.NaN);
      }
    }),
    { numRuns: 30 },
  );
});

test('the mean is that of a PERT distribution: least and most once, the likeliest four times, over six', () => {
  fc.assert(
    fc.property(pert, (distribution) => {
      const { least, likeliest, most } = distribution;
      const quantiles = pertQuantiles(distribution);
      let sum = ((quantiles[0] ?? 0) + (quantiles.at(-1) ?? 0)) / 2;
      for (let i = 1; i < quantiles.length - 1; i++) sum += quantiles[i] ?? 0;
      const mean = sum / (quantiles.length - 1);
      expect(Math.abs(mean - (least + 4 * likeliest + most) / 6)).toBeLessThan(
        0.001 * (most - least),
      );
    }),
    { numRuns: 30 },
  );
});

test('the tables are the same numbers, to the last bit, wherever they are made', () => {
  const at = (name: keyof typeof spreads) =>
    [128, 512, 896].map((cell) => pertQuantiles(spreads[name])[cell]);
  expect(at('devHours')).toEqual([0.8534931288495515, 1.0893748884988166, 1.4038618913324037]);
  expect(at('estimationBias')).toEqual([
    0.9019964597811995, 1.0382588602540435, 1.2083177314805122,
  ]);
});

test('what is certain is always the same', () => {
  expect(new Set(pertQuantiles({ least: 1, likeliest: 1, most: 1 }))).toEqual(new Set([1]));
});
