import { depthMessages } from '../depthMessages.ts';

const { derivation: words } = depthMessages;

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
      return words.largerOf + inner.split(', ').map(written).join(words.or);
    case 'cents':
      return written(inner) + words.toTheCent;
    case 'round':
      return written(inner) + words.rounded;
    case 'roundUp':
      return written(inner) + words.roundedUp;
    default:
      return written(formula);
  }
}
