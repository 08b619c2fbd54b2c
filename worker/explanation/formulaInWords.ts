/**
 * A formula of a trace as people write it, its names replaced: "development hours × hourly rate, to the cent".
 * Its functions stand only around the whole of it.
 */
export function formulaInWords(formula: string, replace: (name: string) => string): string {
  const [, wrapper, inner = formula] = /^(\w+)\((.*)\)$/.exec(formula) ?? [];
  const written = (part: string) =>
    part
      .replace(/[A-Za-z][\w-]*/g, replace)
      .replaceAll(' * ', ' × ')
      .replaceAll(' / ', ' ÷ ')
      .replaceAll(' - ', ' − ');
  switch (wrapper) {
    case 'max':
      return `the larger of ${inner.split(', ').map(written).join(' or ')}`;
    case 'cents':
      return `${written(inner)}, to the cent`;
    case 'round':
      return `${written(inner)}, rounded`;
    case 'roundUp':
      return `${written(inner)}, rounded up`;
    default:
      return written(formula);
  }
}
