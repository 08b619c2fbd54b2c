import { formatNumber } from '../../../../contract/format/numbers.ts';
import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/chart.ts';

export const chartTexts: Translated<typeof English.chartTexts> = {
  inHouse: 'Interno',
  embedded: 'Incorporado',
  now: 'hoje',
  spentSoFar: 'gasto até então',
};

export const firstYear: Translated<typeof English.firstYear> = '12 meses';

export const breakEvenText: typeof English.breakEvenText = (month) =>
  `Ponto de equilíbrio: mês ${month}`;
export const laterTurnText: typeof English.laterTurnText = (month, side) =>
  `A partir do mês ${month}: ${side === 'embedded' ? 'incorporado' : 'interno'}`;

export const likelyRange: Translated<typeof English.likelyRange> = 'faixa provável';
export const percentilesText: typeof English.percentilesText = (p10, p90) =>
  `P10 ${p10} a P90 ${p90}`;

export const axisWidth = 68;

const units = { '': '', k: '\u00a0mil', M: '\u00a0mi', B: '\u00a0bi' } as const;

/** "$ 150 mil", "€ 1,2 mi": the other amounts name the country of the dollar. */
export const axisText: typeof English.axisText = (symbol, amount, unit) =>
  `${symbol}\u00a0${formatNumber(amount, 2)}${units[unit]}`;
