import { formatNumber } from './numbers.ts';

/** What is counted, in the singular; a catalogue has each of these nouns. */
export type Noun =
  | ('second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year')
  | ('integration' | 'more integration' | 'other integration' | 'system')
  | ('developer' | 'more developer' | 'user' | 'contact')
  | ('difference' | 'more figure' | 'form');

/**
 * Formats a count with its noun: "1 integration", "12 integrations", "1,857.1 weeks".
 *
 * @param noun - Any count that is not printed as "1" adds an "s".
 * @param decimals - The most decimals to print.
 */
export function formatCount(count: number, noun: Noun, decimals = 1): string {
  const text = formatNumber(count, decimals);
  return `${text} ${noun}${text === '1' ? '' : 's'}`;
}

/** Formats weeks to a tenth: "1 week", "16.7 weeks". */
export function formatWeeks(weeks: number): string {
  return formatCount(weeks, 'week');
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/**
 * Formats a day: "1 March 2027".
 *
 * @param day - `2027-03-01`, or an ISO instant, of which only the date as written counts.
 */
export function formatDay(day: string): string {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-');
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`;
}

/** Begins a text with a capital letter. */
export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Joins texts: "Gmail", "Gmail and Slack", "Gmail, HubSpot and Slack". */
export function formatList(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** Begins a text with a small letter, but for "AI", for its place within a sentence. */
export const lowerFirst = (text: string) =>
  /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
