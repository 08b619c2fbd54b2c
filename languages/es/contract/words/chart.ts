import { formatNumber } from '../../../../contract/format/numbers.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/chart.ts';

export const chartTexts: Translated<typeof English.chartTexts> = {
  inHouse: 'Interno',
  embedded: 'Embebido',
  now: 'hoy',
  spentSoFar: 'gastado hasta entonces',
};

export const firstYear: Translated<typeof English.firstYear> = '12 meses';

export const breakEvenText: typeof English.breakEvenText = (month) =>
  `Punto de equilibrio: mes ${month}`;
export const laterTurnText: typeof English.laterTurnText = (month, side) =>
  `Desde el mes ${month}: ${side === 'embedded' ? 'embebido' : 'interno'}`;

export const likelyRange: Translated<typeof English.likelyRange> = 'rango probable';
export const percentilesText: typeof English.percentilesText = (p10, p90) =>
  `P10 ${p10} a P90 ${p90}`;

export const axisWidth = 68;

const units = { '': '', k: 'mil\u00a0', M: 'M\u00a0', B: 'mil\u00a0M\u00a0' } as const;

/** "150 mil $", "1,2 M €": the other amounts name the country of the dollar. */
export const axisText: typeof English.axisText = (symbol, amount, unit) =>
  `${formatNumber(amount, 2)}\u00a0${units[unit]}${symbol}`;
