import { formatCount } from '../format/formatCount.ts';

/** "Gmail", "Gmail and Slack", "Gmail, HubSpot and Slack". */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** "1 March 2027" out of `2027-03-01` or an instant; of an instant, the day it is written with. */
export function formatDay(day: string): string {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-');
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`;
}

/** "17 weeks", to a tenth. */
export function formatWeeks(weeks: number): string {
  return formatCount(weeks, 'week');
}
