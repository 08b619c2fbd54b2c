import type { CostPoint } from '../../worker/forecast/cumulativeCosts.ts';

/** Reads a cost line at a month from 0 to 36, in USD. Between its points the cost grows evenly. */
export function costAt(line: readonly CostPoint[], month: number): number {
  const next = line.findIndex((point) => point.month >= month);
  const [from, to] = [line[Math.max(0, next - 1)], line[next]];
  if (!from || !to) throw new RangeError(`Expected a month from 0 to 36, got ${month}.`);
  if (to.month === month) return to.usd;
  return from.usd + ((to.usd - from.usd) * (month - from.month)) / (to.month - from.month);
}
