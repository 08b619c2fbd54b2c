import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/currencyText.ts';

export const currencyNames: Translated<typeof English.currencyNames> = {
  usd: 'dólares americanos',
  eur: 'euros',
  gbp: 'libras esterlinas',
};

const rateEstimate = 'uma estimativa a partir das taxas de câmbio do Banco Central Europeu';

export const rateSourceOf: typeof English.rateSourceOf = (day) => `${rateEstimate} de ${day}`;
export const ownRateText = 'sua taxa de câmbio';
export const perUsdText: typeof English.perUsdText = (rate, code) => `${rate} ${code} por USD`;

export const convertedText: typeof English.convertedText = (rate, rateDay, most) => {
  const source = rateDay === null ? ` (${ownRateText})` : ` de ${rateDay} (${rateEstimate})`;
  return `Calculado em dólares americanos e mostrado a ${rate}${source}. Cada valor é arredondado separadamente, portanto somas e diferenças podem divergir em até ${most}.`;
};
