import { formatNumber } from '../../../../contract/format/numbers.ts';
import { formatCount } from '../../../../contract/format/phrases.ts';
import type * as English from '../../../../contract/format/priceText.ts';

export const priceText: typeof English.priceText = ({ price, assumed }) => {
  switch (price.billing) {
    case 'integrations':
      return 'o preço de tabela';
    case 'quote':
      return assumed.planUsdPerMonth === null
        ? 'o preço de tabela por integrações, no lugar de uma cotação'
        : 'sua cotação';
    default: {
      const { usersNow, usersAtEnd } = assumed;
      const plan = price.billing === 'pro' ? 'Pro' : 'Starter';
      const users = formatCount(usersNow, 'user');
      const later = price.usdByMonth
        ? `, e ${formatNumber(usersAtEnd ?? usersNow, 0)} a partir do mês 36`
        : '';
      return `o preço de tabela do plano ${plan} para ${users}${later}`;
    }
  }
};
