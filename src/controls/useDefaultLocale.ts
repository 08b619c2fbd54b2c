import { locale } from '../texts/locale.ts';

const defaultLocale = { locale, direction: 'ltr' } as const;

/**
 * Replaces React Aria's hook of this name, which reads the browser's locale (decision 0828).
 *
 * @returns the locale of the page's texts
 */
export function useDefaultLocale() {
  return defaultLocale;
}
