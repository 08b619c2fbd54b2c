/** "71%": whole percent as the rules round them. */
export function formatPercentage(percentage: number): string {
  return `${Math.round(percentage)}%`;
}
