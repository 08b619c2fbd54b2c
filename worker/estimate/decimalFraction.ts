/** A fraction of two integers. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/**
 * Converts a number to the fraction of its decimal notation: 33.3 becomes 333/10, not the nearest
 * binary fraction.
 *
 * @param value - Finite and positive.
 */
export function decimalFraction(value: number): Fraction {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', decimals = ''] = mantissa.split('.');
  const digits = BigInt(whole + decimals);
  const shift = Number(exponent) - decimals.length;
  return shift >= 0
    ? { numerator: digits * 10n ** BigInt(shift), denominator: 1n }
    : { numerator: digits, denominator: 10n ** BigInt(-shift) };
}
