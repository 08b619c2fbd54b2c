import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultUncertainty } from '../../contract/uncertainty.ts';
import { pertQuantiles } from './pertQuantiles.ts';

const pert = fc
  .tuple(
    fc.double({ min: 0.1, max: 1, noNaN: true }),
    fc.double({ min: 1, max: 3, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .filter(([min, max]) => max - min > 0.01)
  .map(([min, max, position]) => ({ min, max, mode: min + position * (max - min) }));

test('quantiles ascend from the minimum to the maximum', () => {
  fc.assert(
    fc.property(pert, (distribution) => {
      const quantiles = pertQuantiles(distribution);
      expect(quantiles[0]).toBe(distribution.min);
      expect(quantiles.at(-1)).toBe(distribution.max);
      for (let i = 1; i < quantiles.length; i++) {
        expect(quantiles[i]).toBeGreaterThanOrEqual(quantiles[i - 1] ?? Number.NaN);
      }
    }),
    { numRuns: 30 },
  );
});

test('the mean is (min + 4 × mode + max) / 6, as for every PERT distribution', () => {
  fc.assert(
    fc.property(pert, (distribution) => {
      const { min, mode, max } = distribution;
      const quantiles = pertQuantiles(distribution);
      let sum = ((quantiles[0] ?? Number.NaN) + (quantiles.at(-1) ?? Number.NaN)) / 2;
      for (let i = 1; i < quantiles.length - 1; i++) sum += quantiles[i] ?? Number.NaN;
      const mean = sum / (quantiles.length - 1);
      expect(Math.abs(mean - (min + 4 * mode + max) / 6)).toBeLessThan(0.001 * (max - min));
    }),
    { numRuns: 30 },
  );
});

test.each([
  ['devHours', [0.8534931288495515, 1.0893748884988166, 1.4038618913324037]],
  ['estimationBias', [0.9019964597811995, 1.0382588602540435, 1.2083177314805122]],
] as const)(
  'the quantiles of %s are the same to the last bit in every engine',
  (name, expected) => {
    const quantiles = pertQuantiles(defaultUncertainty[name]);
    expect([128, 512, 896].map((cell) => quantiles[cell])).toEqual(expected);
  },
);

test('a distribution without spread has one value', () => {
  expect(new Set(pertQuantiles({ min: 1, mode: 1, max: 1 }))).toEqual(new Set([1]));
});
