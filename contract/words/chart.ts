/** Texts of the chart on the page, on paper and in the report. */
export const chartTexts = {
  inHouse: 'In-house',
  embedded: 'Embedded',
  now: 'now',
  spentSoFar: 'spent so far',
} as const;

/** Labels the end of the first year where there is room. */
export const firstYear = '12 months';

/** Label the months in which embedding breaks even, and in which a side costs less later. */
export const breakEvenText = (month: number) => `Break-even: month ${month}`;
export const laterTurnText = (month: number, side: 'inHouse' | 'embedded') =>
  `From month ${month}: ${side === 'embedded' ? 'embedding' : 'building'}`;

/** Names the shaded range of a side; on paper by its ends. */
export const likelyRange = 'likely range';
export const percentilesText = (p10: string, p90: string) => `P10 ${p10} to P90 ${p90}`;

/** The space for the amounts of the axis, in pixels. */
export const axisWidth = 52;

/** "$0", "$150k", "€1.2M", "$1B". */
export const axisText = (symbol: string, amount: number, unit: '' | 'k' | 'M' | 'B') =>
  `${symbol}${amount}${unit}`;
