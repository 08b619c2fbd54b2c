import type { Translated } from '../../../../contract/languages.ts';
import type * as English from '../../../../contract/words/currencyText.ts';

export const currencyNames: Translated<typeof English.currencyNames> = {
  usd: 'US-Dollar',
  eur: 'Euro',
  gbp: 'Pfund Sterling',
};

const rateEstimate = 'Schätzung nach Kursen der Europäischen Zentralbank';

export const rateSourceOf: typeof English.rateSourceOf = (day) => `${rateEstimate} vom ${day}`;
export const ownRateText = 'Ihr Kurs';
export const perUsdText: typeof English.perUsdText = (rate, code) => `${rate} ${code} pro USD`;

export const convertedText: typeof English.convertedText = (rate, rateDay, most) => {
  const source = rateDay === null ? ` (${ownRateText})` : ` vom ${rateDay} (${rateEstimate})`;
  return `In US-Dollar berechnet, umgerechnet zum Kurs von ${rate}${source}. Jeder Betrag ist für sich gerundet, daher können Summen und Differenzen um ${most} abweichen.`;
};
