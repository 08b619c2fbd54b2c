import { percentText } from '../../../../../contract/format/locale.ts';
import { formatNumber } from '../../../../../contract/format/numbers.ts';
import { formatCount } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../src/texts/deferred/lever.ts';

/** The result at an end of a range, or at both: "incorporar custa de 18.436 a 24.316 a menos". */
function resultAt(usd: number | null, amount: (usd: number) => string, high = usd): string {
  if (usd === null || high === null) return 'nada do desenvolvimento interno está em produção';
  if (usd === 0) return 'ambos custam o mesmo';
  const amounts = high === usd ? amount(usd) : `de ${amount(usd)} a ${amount(high)}`;
  return `${usd > 0 ? 'incorporar' : 'desenvolver'} custa ${amounts} a menos`;
}

export const leverTexts: Translated<typeof English.leverTexts> = {
  title: (name) => `O que mais pesa: ${name}`,
  developers: 'desenvolvedores',
  people: 'pessoas',
  count: (developers) => formatCount(developers, 'developer'),
  all: (count) => `As ${count} premissas`,
  origin: { own: 'sua', mid: 'meio da faixa', rateCard: 'tabela de preços' },
  ends: ([low, high], formatUsd) => {
    const amount = (usd: number) => formatUsd(Math.abs(usd));
    if (low === high) return resultAt(low, amount);
    return low !== null && high !== null && low * high > 0
      ? resultAt(low, amount, high)
      : `${resultAt(low, amount)}, ou ${resultAt(high, amount)}`;
  },
  turns: (value) => `; o resultado se inverte com ${value}`,
  liveWith: (developers, share) => {
    const ways = [
      developers !== null && `a partir de ${developers}`,
      share !== null && `com ${percentText(formatNumber(share, 2))} do tempo deles`,
    ].filter(Boolean);
    return ways.length > 0
      ? `${ways.join(', ou ')}, o desenvolvimento interno entra em produção em até 36 meses`
      : '';
  },
};
