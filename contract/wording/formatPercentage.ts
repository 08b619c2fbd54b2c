/** "71%": whole percent as the rules round them. */
export function formatPercentage(percentage: number): string {
  return `${Math.round(percentage)}%`;
}

/** Read back what `formatPercentage` wrote; throws a RangeError for anything else. */
export function parsePercentage(text: string): number {
  const digits = /^(\d+)%$/.exec(text)?.[1];
  if (digits === undefined) throw new RangeError(`Expected a percentage such as 71%, got ${text}`);
  return Number(digits);
}
