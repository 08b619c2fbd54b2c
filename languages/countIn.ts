import { formatNumber } from '../contract/format/numbers.ts';
import type * as English from '../contract/format/phrases.ts';

/**
 * Creates what formats a count with its noun in a language.
 *
 * @param nouns - Singular and plural, by the English one.
 * @param isOne - Whether a number, as it is written, has the singular.
 */
export function countIn(
  nouns: Readonly<Record<English.Noun, readonly [one: string, many: string]>>,
  isOne: (number: string) => boolean = (number) => number === '1',
): typeof English.formatCount {
  return (count, noun, decimals = 1) => {
    const text = formatNumber(count, decimals);
    const [one, many] = nouns[noun];
    return `${text} ${isOne(text) ? one : many}`;
  };
}

/** Whether a number with a decimal comma is below 2, but not 0, which in Portuguese is singular. */
export const isBelowTwo = (number: string) => /^(?:1(?:,\d+)?|0,\d+)$/.test(number);
