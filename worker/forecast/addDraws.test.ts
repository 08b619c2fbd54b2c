import { expect, test } from 'vitest';
import { addDraws } from './addDraws.ts';
import { quantileCells } from './pertQuantiles.ts';

const uniform = Float64Array.from({ length: quantileCells + 1 }, (_, cell) => cell / quantileCells);

function draws(stream: number, scale = 1): Float64Array {
  const sums = new Float64Array(10_000);
  addDraws(sums, scale, uniform, stream);
  return sums;
}

test('a stream draws the same numbers every time, and another stream others', () => {
  expect(draws(3)).toEqual(draws(3));
  const first = new Set(draws(3));
  expect(draws(4).filter((draw) => first.has(draw))).toHaveLength(0);
});

test('draws are added, scaled', () => {
  const sums = draws(1);
  addDraws(sums, 1, uniform, 2);
  const [one, two] = [draws(1), draws(2)];
  for (const [i, sum] of sums.entries()) {
    expect(sum).toBeCloseTo((one[i] ?? 0) + (two[i] ?? 0), 12);
  }
  expect(draws(1, 80)[7]).toBeCloseTo(80 * (draws(1)[7] ?? 0), 9);
});

test('draws spread evenly: every twentieth of the range holds about a twentieth of them, in every stream', () => {
  for (let stream = 0; stream < 600; stream += 37) {
    const bins = new Array(20).fill(0);
    for (const draw of draws(stream)) bins[Math.floor(draw * 20)] += 1;
    const chiSquare = bins.reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0);
    // 19 degrees of freedom: 99.99% lie below.
    expect(chiSquare, `stream ${stream}`).toBeLessThan(52);
  }
});

test('streams have nothing to do with each other', () => {
  for (let stream = 0; stream < 200; stream += 11) {
    const [one, two] = [draws(stream), draws(stream + 1)];
    let covariance = 0;
    one.forEach((draw, i) => {
      covariance += (draw - 0.5) * ((two[i] ?? 0) - 0.5);
    });
    // The variance of a uniform draw is a twelfth; five standard errors.
    expect(Math.abs(covariance / one.length) * 12, `stream ${stream}`).toBeLessThan(0.05);
  }
});
