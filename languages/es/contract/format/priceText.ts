import { formatNumber } from '../../../../contract/format/numbers.ts';
import { formatCount } from '../../../../contract/format/phrases.ts';
import type * as English from '../../../../contract/format/priceText.ts';

export const priceText: typeof English.priceText = ({ price, assumed }) => {
  switch (price.billing) {
    case 'integrations':
      return 'el precio de lista';
    case 'quote':
      return assumed.planUsdPerMonth === null
        ? 'el precio de lista por integraciones, en lugar de una cotización'
        : 'su cotización';
    default: {
      const { usersNow, usersAtEnd } = assumed;
      const plan = price.billing === 'pro' ? 'Pro' : 'Starter';
      const users = formatCount(usersNow, 'user');
      const later = price.usdByMonth
        ? `, y ${formatNumber(usersAtEnd ?? usersNow, 0)} a partir del mes 36`
        : '';
      return `el precio de lista del plan ${plan} para ${users}${later}`;
    }
  }
};
