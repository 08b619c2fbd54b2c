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
