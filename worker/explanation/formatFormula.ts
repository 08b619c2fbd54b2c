import { formatList } from '../format/formatList.ts';

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
      return formatMaximum(inner.split(', ').map(format));
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

/** A bound of 0 shows only where a difference can fall below it; hours, weeks and counts cannot. */
function formatMaximum(parts: readonly string[]): string {
  const [first = '', ...others] = parts.length > 1 ? parts.filter((part) => part !== '0') : parts;
  if (others.length === 0) return first.includes(' − ') ? `${first}, at least 0` : first;
  return `the ${others.length === 1 ? 'larger' : 'largest'} of ${formatList([first, ...others])}`;
}
