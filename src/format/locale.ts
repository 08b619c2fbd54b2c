/** The locale of the texts, which also formats dates. */
export const locale = 'en-GB';

/** Formats the day `2027-03-01` as "1 March 2027". */
export function formatDay(day: string): string {
  return new Date(`${day}T00:00Z`).toLocaleDateString(locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}

const defaultLocale = { locale, direction: 'ltr' } as const;

/** Replaces React Aria's hook of this name, which reads the browser's locale (decision 0828). */
export function useDefaultLocale() {
  return defaultLocale;
}

/** Replaces React Aria's texts in other languages (decision 0828). */
export default {};
