import { formatNumber } from '../../../../contract/format/numbers.ts';
import { formatCount } from '../../../../contract/format/phrases.ts';
import type * as English from '../../../../contract/format/priceText.ts';

export const priceText: typeof English.priceText = ({ price, assumed }) => {
  switch (price.billing) {
    case 'integrations':
      return 'der Listenpreis';
    case 'quote':
      return assumed.planUsdPerMonth === null
        ? 'der Listenpreis nach Integrationen anstelle eines Angebots'
        : 'Ihr Angebot';
    default: {
      const { usersNow, usersAtEnd } = assumed;
      const plan = price.billing === 'pro' ? 'Pro' : 'Starter';
      const users = formatCount(usersNow, 'user');
      const later = price.usdByMonth
        ? ` und ${formatNumber(usersAtEnd ?? usersNow, 0)} ab Monat 36`
        : '';
      return `der Listenpreis des Tarifs ${plan} für ${users}${later}`;
    }
  }
};
