/**
 * Formats a recorded formula for readers: "development hours × hourly rate, to the cent".
 *
 * @param formula - Has at most one function, around the whole expression.
 * @param replace - Returns the text for an operand.
 */
export function formatFormula(formula: string, replace: (name: string) => string): string {
  const [, wrapper, inner = formula] = /^(\w+)\((.*)\)$/.exec(formula) ?? [];
  const format = (part: string) =>
    part
      .replace(/[A-Za-z][\w-]*/g, replace)
      .replaceAll(' * ', ' × ')
      .replaceAll(' / ', ' ÷ ')
      .replaceAll(' - ', ' − ');
  switch (wrapper) {
    case 'max':
      return `the larger of ${inner.split(', ').map(format).join(' or ')}`;
    case 'cents':
      return `${format(inner)}, to the cent`;
    case 'round':
      return `${format(inner)}, rounded`;
    case 'roundUp':
      return `${format(inner)}, rounded up`;
    default:
      return format(formula);
  }
}
