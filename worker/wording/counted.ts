import { formatNumber } from '../../contract/format/formatNumber.ts';

/** "1 integration", "12 integrations", "1,857.1 weeks": to a tenth, unless more decimals are asked. */
export function counted(count: number, noun: string, decimals = 1): string {
  const text = formatNumber(count, decimals);
  return `${text} ${noun}${text === '1' ? '' : 's'}`;
}
