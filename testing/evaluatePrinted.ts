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
