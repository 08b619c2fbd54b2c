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
