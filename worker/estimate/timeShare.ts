/** Percent of each developer's week that goes into integrations; a share that is 0, empty or no number counts as 100 (E5). */
export function timeShare(devTimePercentage: number | null | undefined): number {
  return devTimePercentage || 100;
}
