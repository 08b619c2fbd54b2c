/** The locale of all texts: of their dates, their numbers and the order of names. */
export const locale = 'en-GB';

/** Its language, which the page, mails and reports state. */
export const language = 'en';

/** The name of a paper on which documents are printed. */
export type PaperName = 'a4' | 'letter';

/** Returns US Letter for developers in the United States, and A4 elsewhere (decision 0410). */
export function paperName({ region }: { readonly region: string }): PaperName {
  return region === 'us' ? 'letter' : 'a4';
}
