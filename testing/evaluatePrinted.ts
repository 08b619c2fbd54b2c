/**
 * Evaluates a derivation without its units, as a pocket calculator does. Only what is rounded up is
 * rounded.
 *
 * @param derivation - Such as "$43,780 × 12 ÷ 36, to the cent".
 */
export function evaluatePrinted(derivation: string): number {
  const [, sums = '', rounding] =
    /^(?:the larg\w+ of )?(.*?)(?:, (to the cent|rounded up|rounded|at least 0))?(?: = .*)?$/.exec(
      derivation,
    ) ?? [];
  const numbers = sums.split(/, | and /).map((sum) => {
    const expression = sum
      .replaceAll('×', '*')
      .replaceAll('÷', '/')
      .replaceAll('−', '-')
      .replaceAll(/[^\d.+\-*/()]/g, '');
    return Number(new Function(`return ${expression};`)());
  });
  const largest = Math.max(...numbers, ...(rounding === 'at least 0' ? [0] : []));
  // Tolerates floating-point noise such as 17.000000000000004.
  return rounding === 'rounded up' ? Math.ceil(largest - 1e-9) : largest;
}

export const printedAmounts = (formula: string): number[] =>
  [...formula.matchAll(/\$([\d,.]*\d)/g)].map(([, usd = '']) => Number(usd.replaceAll(',', '')));

/**
 * Returns how far a finance figure may be from what its printed formula gives: amounts are printed
 * to the cent, and months, which builds of a week multiply, to nine decimals.
 *
 * @param roiPercentage - The figure, if it is a return on investment.
 */
export function printedTolerance(formula: string, roiPercentage?: number): number {
  const amounts = printedAmounts(formula);
  const precision =
    0.005 * (amounts.length + 1) + 4.33 * 0.5e-9 * amounts.reduce((sum, usd) => sum + usd, 0);
  const perUsd = roiPercentage === undefined ? 1 : (100 + roiPercentage) / (amounts.at(-1) ?? 1);
  return (formula.endsWith('rounded') ? 0.5 : 0) + Math.max(1, perUsd) * precision;
}
