import { withThousands } from './withThousands.ts';

/** "71%", "45,266%": whole percent as the rules round them. */
export function formatPercentage(percentage: number): string {
  return `${withThousands(Math.round(percentage))}%`;
}
