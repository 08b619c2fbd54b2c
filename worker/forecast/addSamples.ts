import { quantileBits } from './pertQuantiles.ts';

/** 2^32 divided by the golden ratio; it is odd, so the counter visits every 32-bit state. */
const counterStep = 0x9e3779b9;
const fractionBits = 32 - quantileBits;
const fractionMask = 2 ** fractionBits - 1;
const fractionScale = 2 ** -fractionBits;

/**
 * Adds `scale` times a random sample of a distribution to every element of `sums`, in place.
 *
 * A stream always produces the same numbers, and no two streams overlap. Therefore the same inputs
 * give the same figures everywhere, and one more integration leaves the samples of the others as
 * they are (decision 0701). The function allocates nothing.
 *
 * @param quantiles - The quantile table of the distribution, from `pertQuantiles`.
 * @param stream - The number of the random stream, from 0.
 */
export function addSamples(
  sums: Float64Array,
  scale: number,
  quantiles: Float64Array,
  stream: number,
): void {
  const sampleCount = sums.length;
  let state = Math.imul(stream * sampleCount, counterStep);
  for (let i = 0; i < sampleCount; i++) {
    state = (state + counterStep) | 0;
    const random = hash32(state);
    const cell = random >>> fractionBits;
    const lower = quantiles[cell] ?? 0;
    const upper = quantiles[cell + 1] ?? 0;
    const fraction = (random & fractionMask) * fractionScale;
    sums[i] = (sums[i] ?? 0) + scale * (lower + fraction * (upper - lower));
  }
}

/**
 * The 32-bit finalizer of MurmurHash3 with the constants of `splitmix32`; returns 0 to 2^32 - 1.
 */
function hash32(counter: number): number {
  let bits = counter ^ (counter >>> 16);
  bits = Math.imul(bits, 0x21f0aaad);
  bits ^= bits >>> 15;
  bits = Math.imul(bits, 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}
