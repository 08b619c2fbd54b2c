/** Returns the revenue of a month: it rises linearly from 0 at the launch to the full amount. */
export function rampedRevenue(
  monthsSinceLaunch: number,
  fullUsd: number,
  rampMonths: number,
): number {
  if (monthsSinceLaunch <= 0) return 0;
  return monthsSinceLaunch >= rampMonths ? fullUsd : (fullUsd * monthsSinceLaunch) / rampMonths;
}
