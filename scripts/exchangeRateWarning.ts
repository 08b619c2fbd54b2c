import { daysUntil } from '../contract/days.ts';
import { exchangeRates } from '../contract/format/currencyText.ts';

const mostDays = 90;

/**
 * Says that the rate card's exchange rates are older than 90 days.
 *
 * @param today - The calendar day, such as `2027-03-01`.
 * @returns null while they are not.
 */
export function exchangeRateWarning(today: string): string | null {
  const days = daysUntil(today, exchangeRates.date);
  return days > mostDays
    ? `The exchange rates in contract/format/money.ts are ${days} days old, at most ${mostDays} are expected. Update them, their day in contract/format/currencyText.ts and the version of the rate card.`
    : null;
}
