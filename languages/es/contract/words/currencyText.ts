import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/currencyText.ts';

export const currencyNames: Translated<typeof English.currencyNames> = {
  usd: 'dólares estadounidenses',
  eur: 'euros',
  gbp: 'libras esterlinas',
};

const rateEstimate = 'una estimación a partir de tipos de cambio del Banco Central Europeo';

export const rateSourceOf: typeof English.rateSourceOf = (day) => `${rateEstimate} del ${day}`;
export const ownRateText = 'su tipo de cambio';
export const perUsdText: typeof English.perUsdText = (rate, code) => `${rate} ${code} por USD`;

export const convertedText: typeof English.convertedText = (rate, rateDay, most) => {
  const source = rateDay === null ? ` (${ownRateText})` : ` del ${rateDay} (${rateEstimate})`;
  return `Calculado en dólares estadounidenses y mostrado a ${rate}${source}. Cada importe se redondea por separado, por lo que las sumas y diferencias pueden desviarse en ${most}.`;
};
