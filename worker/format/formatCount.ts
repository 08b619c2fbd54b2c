import { formatNumber } from '../../contract/format/formatNumber.ts';

/**
 * Formats a count with its noun: "1 integration", "12 integrations", "1,857.1 weeks".
 *
 * @param noun - In the singular; any count that is not printed as "1" adds an "s".
 * @param decimals - The most decimals to print.
 */
export function formatCount(count: number, noun: string, decimals = 1): string {
  const text = formatNumber(count, decimals);
  return `${text} ${noun}${text === '1' ? '' : 's'}`;
}
