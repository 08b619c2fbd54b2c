import { percentText } from '../../../../../contract/format/locale.ts';
import { formatNumber } from '../../../../../contract/format/numbers.ts';
import { formatCount } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../src/texts/deferred/lever.ts';

/** The result at an end of a range, or at both: "el desarrollo interno cuesta … menos". */
function resultAt(usd: number | null, amount: (usd: number) => string, high = usd): string {
  if (usd === null || high === null) return 'con desarrollo interno no hay nada en producción';
  if (usd === 0) return 'ambas opciones cuestan lo mismo';
  const amounts = high === usd ? amount(usd) : `de ${amount(usd)} a ${amount(high)}`;
  return `${usd > 0 ? 'la solución embebida' : 'el desarrollo interno'} cuesta ${amounts} menos`;
}

export const leverTexts: Translated<typeof English.leverTexts> = {
  title: (name) => `Lo que más pesa: ${name}`,
  developers: 'desarrolladores',
  people: 'personas',
  count: (developers) => formatCount(developers, 'developer'),
  all: (count) => `Los ${count} supuestos`,
  origin: { own: 'suyo', mid: 'punto medio', rateCard: 'tarifario' },
  ends: ([low, high], formatUsd) => {
    const amount = (usd: number) => formatUsd(Math.abs(usd));
    if (low === high) return resultAt(low, amount);
    return low !== null && high !== null && low * high > 0
      ? resultAt(low, amount, high)
      : `${resultAt(low, amount)}, o ${resultAt(high, amount)}`;
  },
  turns: (value) => `; el resultado cambia con ${value}`,
  liveWith: (developers, share) => {
    const ways = [
      developers !== null && `desde ${developers}`,
      share !== null &&
        `con el ${percentText(formatNumber(share, 2))} del tiempo de los desarrolladores`,
    ].filter(Boolean);
    return ways.length > 0
      ? `${ways.join(', o ')}, el desarrollo interno está en producción en un plazo máximo de 36 meses`
      : '';
  },
};
