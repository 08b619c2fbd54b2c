/** A number as a fraction of whole numbers. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/** The decimal number that a finite, positive number is written as: 33.3 is 333/10, not the binary number beside it. */
export function decimalFraction(value: number): Fraction {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', decimals = ''] = mantissa.split('.');
  const digits = BigInt(whole + decimals);
  const shift = Number(exponent) - decimals.length;
  return shift >= 0
    ? { numerator: digits * 10n ** BigInt(shift), denominator: 1n }
    : { numerator: digits, denominator: 10n ** BigInt(-shift) };
}
