import { locale } from '../../contract/format/locale.ts';

const defaultLocale = { locale, direction: 'ltr' } as const;

/** Replaces React Aria's hook of this name, which reads the browser's locale (decision 0828). */
export function useDefaultLocale() {
  return defaultLocale;
}

/** Replaces React Aria's texts in other languages (decision 0828). */
export default {};
