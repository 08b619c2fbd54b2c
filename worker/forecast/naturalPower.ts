/**
 * `base` to the power of `exponent`, for a base from 0 to 1 and an exponent above 0, out of additions and
 * multiplications alone: those are rounded alike in every engine, which `Math.pow` is not (decision 0701).
 * Right to about 14 digits.
 */
export function naturalPower(base: number, exponent: number): number {
  return base === 0 ? 0 : exponential(exponent * naturalLogarithm(base));
}

/** By the series of the inverse hyperbolic tangent, for 0 < value <= 1. */
function naturalLogarithm(value: number): number {
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

/** By the series of the exponential, for value <= 0. */
function exponential(value: number): number {
  const halvings = Math.floor(-value / Math.LN2);
  const rest = value + halvings * Math.LN2;
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= 20; n++) {
    term *= rest / n;
    sum += term;
  }
  for (let n = 0; n < halvings; n++) sum /= 2;
  return sum;
}
