/** The locale of the texts, which also formats dates. */
export const locale = 'en-GB';
