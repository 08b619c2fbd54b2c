/** Whether P10 and P90 of a likely range, in USD, differ as they are shown: in whole USD. */
export function isVisibleRange(
  range: { readonly p10: number; readonly p90: number } | undefined,
): boolean {
  return range !== undefined && Math.round(range.p90) > Math.round(range.p10);
}
