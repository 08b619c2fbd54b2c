import { withThousands } from './withThousands.ts';

/** "1.05", "2,308.75": with no more decimals than it has, and no more than asked. */
export function formatNumber(value: number, decimals: number): string {
  const [whole = '', fraction] = String(Number(value.toFixed(decimals))).split('.');
  return `${withThousands(Number(whole))}${fraction ? `.${fraction}` : ''}`;
}
