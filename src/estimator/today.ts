/** Returns the visitor's calendar day as YYYY-MM-DD. Deadlines are counted in local days (E18). */
export function localToday(now = new Date()): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
