import type { PertDistribution } from '../../contract/uncertainty.ts';

/**
 * Raises `base` to the power of `exponent` with the same result in every JavaScript engine.
 *
 * It uses only additions, multiplications and divisions, whose rounding is specified; that of
 * `Math.pow` is not (decision 0701). The result is accurate to about 14 digits.
 *
 * @param base - From 0 to 1.
 * @param exponent - Above 0.
 */
export function deterministicPow(base: number, exponent: number): number {
  return base === 0 ? 0 : deterministicExp(exponent * deterministicLog(base));
}

/** The natural logarithm by the series of the inverse hyperbolic tangent, for 0 < value <= 1. */
function deterministicLog(value: number): number {
  let mantissa = value;
  let halvings = 0;
  while (mantissa < 0.75) {
    mantissa *= 2;
    halvings++;
  }
  const ratio = (mantissa - 1) / (mantissa + 1);
  const square = ratio * ratio;
  let term = ratio;
  let sum = 0;
  for (let odd = 1; odd <= 21; odd += 2) {
    sum += term / odd;
    term *= square;
  }
  return 2 * sum - halvings * Math.LN2;
}

/** The exponential function by its power series, for value <= 0. */
function deterministicExp(value: number): number {
  const halvings = Math.floor(-value / Math.LN2);
  const remainder = value + halvings * Math.LN2;
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= 20; n++) {
    term *= remainder / n;
    sum += term;
  }
  for (let n = 0; n < halvings; n++) sum /= 2;
  return sum;
}

/**
 * The high bits of a random number select a cell of the table, the other bits the place within it.
 */
const quantileBits = 10;
const quantileCells = 2 ** quantileBits;

/** Steps of the numerical integration behind a table. */
const integrationSteps = 8192;

/**
 * Computes the quantiles of a PERT distribution at 0, 1/1024, … 1.
 *
 * With a table, drawing a sample takes one multiplication and one addition, and gives the same
 * number in every JavaScript engine.
 *
 * @returns `quantileCells + 1` values in ascending order, from `min` to `max`.
 */
export function pertQuantiles({ min, mode, max }: PertDistribution): Float64Array {
  const quantiles = new Float64Array(quantileCells + 1).fill(mode);
  if (min === max) return quantiles;
  const alpha = 1 + (4 * (mode - min)) / (max - min);
  const beta = 1 + (4 * (max - mode)) / (max - min);
  const areas = cumulativeAreas(alpha, beta);
  const total = areas[integrationSteps] ?? 0;
  let step = 0;
  for (let cell = 0; cell <= quantileCells; cell++) {
    const targetArea = (total * cell) / quantileCells;
    while (step < integrationSteps - 1 && (areas[step + 1] ?? 0) < targetArea) step++;
    const areaBefore = areas[step] ?? 0;
    const stepArea = (areas[step + 1] ?? 0) - areaBefore;
    const fraction = (step + Math.min(1, (targetArea - areaBefore) / stepArea)) / integrationSteps;
    quantiles[cell] = min + fraction * (max - min);
  }
  quantiles[0] = min;
  quantiles[quantileCells] = max;
  return quantiles;
}

/** The area under the unnormalised beta density up to each step, by the midpoint rule. */
function cumulativeAreas(alpha: number, beta: number): Float64Array {
  const areas = new Float64Array(integrationSteps + 1);
  let area = 0;
  for (let step = 0; step < integrationSteps; step++) {
    const midpoint = (step + 0.5) / integrationSteps;
    area += deterministicPow(midpoint, alpha - 1) * deterministicPow(1 - midpoint, beta - 1);
    areas[step + 1] = area;
  }
  return areas;
}

/** 2^32 divided by the golden ratio; it is odd, so the counter visits every 32-bit state. */
const counterStep = 0x9e3779b9;
const fractionBits = 32 - quantileBits;
const fractionMask = 2 ** fractionBits - 1;
const fractionScale = 2 ** -fractionBits;

/** A distribution, and the stream of its random numbers. */
export interface Draw {
  /** The quantile table of the distribution, from `pertQuantiles`. */
  quantiles: Float64Array;
  /** The number of the random stream, from 0. */
  stream: number;
}

/**
 * Adds `scale` times a random sample of a distribution to every element of `sums`, in place.
 *
 * A stream always produces the same numbers, and no two streams overlap. Therefore the same inputs
 * give the same figures everywhere, and one more integration leaves the samples of the others as
 * they are (decision 0701). The function allocates nothing.
 */
export function addSamples(sums: Float64Array, scale: number, draw: Draw): void {
  const { quantiles } = draw;
  let state = firstState(draw, sums);
  for (let i = 0; i < sums.length; i++) {
    state = (state + counterStep) | 0;
    sums[i] = (sums[i] ?? 0) + scale * sampleAt(state, quantiles);
  }
}

/** Adds `scale` times the product of a factor and a sample, otherwise like `addSamples`. */
export function addProducts(
  sums: Float64Array,
  scale: number,
  factors: Float64Array,
  draw: Draw,
): void {
  const { quantiles } = draw;
  let state = firstState(draw, sums);
  for (let i = 0; i < sums.length; i++) {
    state = (state + counterStep) | 0;
    sums[i] = (sums[i] ?? 0) + scale * ((factors[i] ?? 0) * sampleAt(state, quantiles));
  }
}

function firstState({ stream }: Draw, { length: sampleCount }: Float64Array): number {
  return Math.imul(stream * sampleCount, counterStep);
}

/**
 * The sample that a state of the counter selects, by the 32-bit finalizer of MurmurHash3 with the
 * constants of `splitmix32`.
 */
function sampleAt(state: number, quantiles: Float64Array): number {
  let bits = state ^ (state >>> 16);
  bits = Math.imul(bits, 0x21f0aaad);
  bits ^= bits >>> 15;
  bits = Math.imul(bits, 0x735a2d97);
  bits = (bits ^ (bits >>> 15)) >>> 0;
  const cell = bits >>> fractionBits;
  const lower = quantiles[cell] ?? 0;
  const share = (bits & fractionMask) * fractionScale;
  return lower + share * ((quantiles[cell + 1] ?? 0) - lower);
}
