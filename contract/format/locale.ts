/** The locale of all texts: of their dates, their numbers and the order of names. */
export const locale = 'en-GB';

/** Its language, which the page, mails and reports state. */
export const language = 'en';
