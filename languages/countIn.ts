import { formatNumber } from '../contract/format/numbers.ts';
import type * as English from '../contract/format/phrases.ts';

/**
 * Creates what formats a count with its noun in a language.
 *
 * @param nouns - Singular and plural, by the English one.
 */
export function countIn(
  nouns: Readonly<Record<English.Noun, readonly [one: string, many: string]>>,
): typeof English.formatCount {
  return (count, noun, decimals = 1) => {
    const text = formatNumber(count, decimals);
    const [one, many] = nouns[noun];
    return `${text} ${text === '1' ? one : many}`;
  };
}
