import { locale } from '../texts/locale.ts';

/** Formats the day `2027-03-01` as "1 March 2027". */
export function formatDay(day: string): string {
  return new Date(`${day}T00:00Z`).toLocaleDateString(locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}
