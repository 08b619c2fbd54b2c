import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultUncertainty } from '../../contract/uncertainty.ts';
import { addProducts, addSamples, deterministicPow, pertQuantiles } from './pertSamples.ts';

test('powers agree with the operator ** to 13 digits', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1e-6, max: 1, noNaN: true }),
      fc.double({ min: 0.01, max: 10, noNaN: true }),
      (base, exponent) => {
        const ratio = deterministicPow(base, exponent) / base ** exponent;
        expect(Math.abs(ratio - 1)).toBeLessThan(1e-13);
      },
    ),
  );
});

test.each([
  [0, 2.5, 0],
  [1, 2.5, 1],
  [0.3, 2.7, 0.03874604582249408],
  [0.95, 0.1, 0.9948838031081761],
  [1e-6, 9.5, 9.999999999999874e-58],
])('%d to the power of %d is the same to the last bit in every engine', (base, exponent, power) => {
  expect(deterministicPow(base, exponent)).toBe(power);
});

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

const uniform = pertQuantiles({ min: 0, mode: 0, max: 0 }).map(
  (_, cell, { length }) => cell / (length - 1),
);

function samplesOf(stream: number, scale = 1): Float64Array {
  const sums = new Float64Array(10_000);
  addSamples(sums, scale, { quantiles: uniform, stream });
  return sums;
}

test('a stream repeats its numbers, and shares none with another stream', () => {
  expect(samplesOf(3)).toEqual(samplesOf(3));
  const first = new Set(samplesOf(3));
  expect(samplesOf(4).filter((sample) => first.has(sample))).toHaveLength(0);
});

test('samples are scaled and added', () => {
  const sums = samplesOf(1);
  addSamples(sums, 1, { quantiles: uniform, stream: 2 });
  const [one, two] = [samplesOf(1), samplesOf(2)];
  for (const [i, sum] of sums.entries()) {
    expect(sum).toBeCloseTo((one[i] ?? Number.NaN) + (two[i] ?? Number.NaN), 12);
  }
  expect(samplesOf(1, 80)[7]).toBeCloseTo(80 * (samplesOf(1)[7] ?? Number.NaN), 9);
});

test('products of factors and samples are scaled and added', () => {
  const [one, two] = [samplesOf(1), samplesOf(2)];
  const sums = samplesOf(3);
  addProducts(sums, 5, one, { quantiles: uniform, stream: 2 });
  for (const [i, before] of samplesOf(3).entries()) {
    expect(sums[i]).toBeCloseTo(before + 5 * (one[i] ?? Number.NaN) * (two[i] ?? Number.NaN), 12);
  }
});

test('the samples of every stream are uniform: a chi-square test over 20 bins passes', () => {
  for (let stream = 0; stream < 600; stream += 37) {
    const bins = new Array(20).fill(0);
    for (const sample of samplesOf(stream)) bins[Math.floor(sample * 20)] += 1;
    const chiSquare = bins.reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0);
    // 19 degrees of freedom: 99.99% of uniform samples stay below 52.
    expect(chiSquare, `stream ${stream}`).toBeLessThan(52);
  }
});

test('neighbouring streams are uncorrelated', () => {
  for (let stream = 0; stream < 200; stream += 11) {
    const [one, two] = [samplesOf(stream), samplesOf(stream + 1)];
    let covariance = 0;
    one.forEach((sample, i) => {
      covariance += (sample - 0.5) * ((two[i] ?? Number.NaN) - 0.5);
    });
    // A uniform variable has a variance of 1/12; the bound is five standard errors.
    expect(Math.abs(covariance / one.length) * 12, `stream ${stream}`).toBeLessThan(0.05);
  }
});

test('the samples of a stream are the same to the last bit in every engine', () => {
  expect([...samplesOf(3).slice(0, 3)]).toEqual([
    0.014138001948595047, 0.11798353912308812, 0.044355213874951005,
  ]);
});
