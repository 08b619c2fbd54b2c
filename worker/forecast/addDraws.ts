import { quantileBits } from './pertQuantiles.ts';

/** The step of the counter behind the draws: 2^32 over the golden ratio, so that it visits every state. */
const counterStep = 0x9e3779b9;
const withinBits = 32 - quantileBits;
const withinMask = 2 ** withinBits - 1;
const perWithin = 2 ** -withinBits;

/**
 * Add `scale` times a random draw to every element of `sums`. Stream `n` always draws the same numbers, and no
 * two streams share any, so that the same inputs give the same figures everywhere and one more integration only adds
 * to what the others drew (decision 0701). Allocates nothing.
 */
export function addDraws(
  sums: Float64Array,
  scale: number,
  quantiles: Float64Array,
  stream: number,
): void {
  const draws = sums.length;
  let state = Math.imul(stream * draws, counterStep);
  for (let i = 0; i < draws; i++) {
    state = (state + counterStep) | 0;
    const draw = scrambled(state);
    const cell = draw >>> withinBits;
    const below = quantiles[cell] ?? 0;
    const above = quantiles[cell + 1] ?? 0;
    sums[i] = (sums[i] ?? 0) + scale * (below + (draw & withinMask) * perWithin * (above - below));
  }
}

/** The 32-bit finalizer of MurmurHash3 with the constants of `splitmix32`: a counter comes out as noise from 0 to 2^32. */
function scrambled(counter: number): number {
  let bits = counter ^ (counter >>> 16);
  bits = Math.imul(bits, 0x21f0aaad);
  bits ^= bits >>> 15;
  bits = Math.imul(bits, 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}
