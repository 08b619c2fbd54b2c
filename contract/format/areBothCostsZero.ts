/** Whether neither side costs anything, so a payback month would be one of nothing. */
export function areBothCostsZero({
  inHousePvUsd,
  embeddedPvUsd,
}: {
  inHousePvUsd: number;
  embeddedPvUsd: number;
}): boolean {
  return inHousePvUsd === 0 && embeddedPvUsd === 0;
}
