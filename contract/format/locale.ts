import type { Language } from '../languages.ts';

/** The locale of all texts: of their dates, their numbers and the order of names. */
export const locale = 'en-GB';

/** Its language, which the page, mails and reports state. */
export const language: Language = 'en';

/** Where a short link leads once its scenario changes. */
export const pagePath = '/roi-calculator';

/** By hand, so that no engine's locale data makes page and report differ. */
export const separators = { thousands: ',', decimal: '.' };

/** "71%", of the number in this locale. */
export const percentText = (number: string) => `${number}%`;

/** "$43,780", of the digits in this locale. */
export const amountText = (symbol: string, digits: string) => `${symbol}${digits}`;

/** The name of a paper on which documents are printed. */
export type PaperName = 'a4' | 'letter';

/** Returns US Letter for developers in the United States, and A4 elsewhere (decision 0410). */
export function paperName({ region }: { readonly region: string }): PaperName {
  return region === 'us' ? 'letter' : 'a4';
}
