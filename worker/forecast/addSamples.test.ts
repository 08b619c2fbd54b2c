import { expect, test } from 'vitest';
import { addSamples } from './addSamples.ts';
import { quantileCells } from './pertQuantiles.ts';

const uniform = Float64Array.from({ length: quantileCells + 1 }, (_, cell) => cell / quantileCells);

function samplesOf(stream: number, scale = 1): Float64Array {
  const sums = new Float64Array(10_000);
  addSamples(sums, scale, uniform, stream);
  return sums;
}

test('a stream repeats its numbers, and shares none with another stream', () => {
  expect(samplesOf(3)).toEqual(samplesOf(3));
  const first = new Set(samplesOf(3));
  expect(samplesOf(4).filter((sample) => first.has(sample))).toHaveLength(0);
});

test('samples are scaled and added', () => {
  const sums = samplesOf(1);
  addSamples(sums, 1, uniform, 2);
  const [one, two] = [samplesOf(1), samplesOf(2)];
  for (const [i, sum] of sums.entries()) {
    expect(sum).toBeCloseTo((one[i] ?? Number.NaN) + (two[i] ?? Number.NaN), 12);
  }
  expect(samplesOf(1, 80)[7]).toBeCloseTo(80 * (samplesOf(1)[7] ?? Number.NaN), 9);
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
