import { withThousands } from './withThousands.ts';

/** "$55", "$72.50", "$43,780": an amount with its cents where it has any. */
export function formatExactUsd(usd: number): string {
  const [dollars = '', cents] = usd.toFixed(2).split('.');
  return `$${withThousands(Number(dollars))}${cents === '00' ? '' : `.${cents}`}`;
}
