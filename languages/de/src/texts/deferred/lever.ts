import { percentText } from '../../../../../contract/format/locale.ts';
import { formatNumber } from '../../../../../contract/format/numbers.ts';
import { formatCount } from '../../../../../contract/format/phrases.ts';
import type { Translated } from '../../../../../contract/languages.ts';
import type * as English from '../../../../../src/texts/deferred/lever.ts';

/** The result at one end of a range, or at both. */
function resultAt(usd: number | null, amount: (usd: number) => string, high = usd): string {
  if (usd === null || high === null) return 'bei Eigenentwicklung ist nichts in Betrieb';
  if (usd === 0) return 'beide kosten gleich viel';
  const amounts = high === usd ? amount(usd) : `${amount(usd)} bis ${amount(high)}`;
  return `${usd > 0 ? 'Einbetten' : 'Eigenentwicklung'} kostet ${amounts} weniger`;
}

export const leverTexts: Translated<typeof English.leverTexts> = {
  title: (name) => `Zählt am meisten: ${name}`,
  developers: 'Entwickler',
  people: 'Personen',
  count: (developers) => formatCount(developers, 'developer'),
  all: (count) => `Alle ${count} Annahmen`,
  origin: { own: 'Ihre', mid: 'Mitte der Spanne', rateCard: 'Preisblatt' },
  ends: ([low, high], formatUsd) => {
    const amount = (usd: number) => formatUsd(Math.abs(usd));
    if (low === high) return resultAt(low, amount);
    return low !== null && high !== null && low * high > 0
      ? resultAt(low, amount, high)
      : `${resultAt(low, amount)} oder ${resultAt(high, amount)}`;
  },
  turns: (value) => `; das Ergebnis kippt bei ${value}`,
  liveWith: (developers, share) => {
    const ways = [
      developers !== null && `ab ${developers} ${developers === 1 ? 'Entwickler' : 'Entwicklern'}`,
      share !== null && `mit ${percentText(formatNumber(share, 2))} Zeitanteil`,
    ].filter(Boolean);
    return ways.length > 0
      ? `${ways.join(' oder ')} ist die Eigenentwicklung innerhalb von 36 Monaten in Betrieb`
      : '';
  },
};
