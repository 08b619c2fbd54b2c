import { naturalPower } from './naturalPower.ts';

/** A PERT distribution: the least, the likeliest and the most that a quantity may come to. */
export interface Pert {
  least: number;
  likeliest: number;
  most: number;
}

/** The first bits of a draw say which cell of a table it falls into; the others, where within it. */
export const quantileBits = 10;
export const quantileCells = 2 ** quantileBits;

/** Steps of the integration that a table is read off. */
const integrationSteps = 8192;

/**
 * The quantiles of a PERT distribution at 0, 1/1024, … 1: a table instead of a formula makes a draw a
 * multiplication and an addition, and the same in every engine.
 */
export function pertQuantiles({ least, likeliest, most }: Pert): Float64Array {
  const quantiles = new Float64Array(quantileCells + 1).fill(likeliest);
  if (least === most) return quantiles;
  const alpha = 1 + (4 * (likeliest - least)) / (most - least);
  const beta = 1 + (4 * (most - likeliest)) / (most - least);
  const areas = cumulativeAreas(alpha, beta);
  const total = areas[integrationSteps] ?? 0;
  let step = 0;
  for (let cell = 0; cell <= quantileCells; cell++) {
    const wanted = (total * cell) / quantileCells;
    while (step < integrationSteps - 1 && (areas[step + 1] ?? 0) < wanted) step++;
    const before = areas[step] ?? 0;
    const within = (areas[step + 1] ?? 0) - before;
    const share = (step + Math.min(1, (wanted - before) / within)) / integrationSteps;
    quantiles[cell] = least + share * (most - least);
  }
  quantiles[0] = least;
  quantiles[quantileCells] = most;
  return quantiles;
}

/** The area under the beta density, not normalised, up to each step. */
function cumulativeAreas(alpha: number, beta: number): Float64Array {
  const areas = new Float64Array(integrationSteps + 1);
  let area = 0;
  for (let step = 0; step < integrationSteps; step++) {
    const middle = (step + 0.5) / integrationSteps;
    area += naturalPower(middle, alpha - 1) * naturalPower(1 - middle, beta - 1);
    areas[step + 1] = area;
  }
  return areas;
}
