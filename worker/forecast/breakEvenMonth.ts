import type { CumulativeCost } from './cumulativeCosts.ts';

/** The first month from which building in-house stays the dearer side to the end of the forecast; null where it never does. */
export function breakEvenMonth(costs: readonly CumulativeCost[]): number | null {
  const months = costs.filter(({ month }) => month >= 1);
  const lastCheap = months.findLast(({ inHouseUsd, embeddedUsd }) => inHouseUsd <= embeddedUsd);
  const first = lastCheap ? lastCheap.month + 1 : 1;
  return months.some(({ month }) => month === first) ? first : null;
}
