import { formatNumber } from '../../../../contract/format/numbers.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/chart.ts';

export const chartTexts: Translated<typeof English.chartTexts> = {
  inHouse: 'Eigenentwicklung',
  embedded: 'Eingebettet',
  now: 'heute',
  spentSoFar: 'bisher ausgegeben',
};

export const firstYear: Translated<typeof English.firstYear> = '12 Monate';

export const breakEvenText: typeof English.breakEvenText = (month) =>
  `Gewinnschwelle: Monat ${month}`;
export const laterTurnText: typeof English.laterTurnText = (month, side) =>
  `Ab Monat ${month}: ${side === 'embedded' ? 'eingebettet' : 'Eigenentwicklung'}`;

export const likelyRange: Translated<typeof English.likelyRange> = 'wahrscheinliche Spanne';
export const percentilesText: typeof English.percentilesText = (p10, p90) =>
  `P10 ${p10} bis P90 ${p90}`;

export const axisWidth = 68;

const units = { '': '', k: 'Tsd.\u00a0', M: 'Mio.\u00a0', B: 'Mrd.\u00a0' } as const;

/** "150 Tsd. $", "1,2 Mio. €". */
export const axisText: typeof English.axisText = (symbol, amount, unit) =>
  `${formatNumber(amount, 2)}\u00a0${units[unit]}${symbol}`;
