/** Random numbers that depend only on the seed and the run, on every machine. */
export interface Random {
  /** A whole number from 0 to `below` − 1. */
  below(below: number): number;
  /** A number from 0 to 1, excluding 1. */
  fraction(): number;
  /** True with a probability of 1 / `many`. */
  isOneIn(many: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
}

/**
 * Creates the random numbers of one run. Those of neighbouring runs and seeds are unrelated
 * (splitmix32 on a mixed state).
 */
export function createRandom(seed: number, run: number): Random {
  let state = mixed(seed ^ mixed(run ^ mixed(Math.floor(run / 2 ** 32))));

  function next(): number {
    state = (state + 0x9e3779b9) | 0;
    return mixed(state) >>> 0;
  }

  return {
    below: (below) => Math.floor((next() / 2 ** 32) * below),
    fraction: () => next() / 2 ** 32,
    isOneIn: (many) => next() < 2 ** 32 / many,
    pick: (from) => {
      const picked = from[Math.floor((next() / 2 ** 32) * from.length)];
      return picked === undefined ? from[0] : picked;
    },
  };
}

function mixed(value: number): number {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return bits ^ (bits >>> 15);
}
