import type { Estimate } from '../estimate.ts';
import { formatNumber } from './numbers.ts';
import { formatCount } from './phrases.ts';

/**
 * Names the price that counts in costs over time (E45), as part of a sentence: "the list price",
 * "the list price of the Starter plan for 100 users, and 400 from month 36 on", "your quote".
 */
export function priceText({ price, assumed }: Pick<Estimate, 'price' | 'assumed'>): string {
  switch (price.billing) {
    case 'integrations':
      return 'the list price';
    case 'quote':
      return assumed.planUsdPerMonth === null
        ? 'the list price by integrations, in place of a quote'
        : 'your quote';
    default: {
      const { usersNow, usersAtEnd } = assumed;
      const plan = price.billing === 'pro' ? 'Pro' : 'Starter';
      const users = formatCount(usersNow, 'user');
      const later = price.usdByMonth
        ? `, and ${formatNumber(usersAtEnd ?? usersNow, 0)} from month 36 on`
        : '';
      return `the list price of the ${plan} plan for ${users}${later}`;
    }
  }
}
