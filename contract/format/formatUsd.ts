import { withThousands } from './withThousands.ts';

/** "$43,780": whole dollars, halves rounded away from zero (E15). */
export function formatUsd(usd: number): string {
  const dollars = Math.round(Math.abs(usd));
  return `${usd < 0 && dollars > 0 ? '-' : ''}$${withThousands(dollars)}`;
}
