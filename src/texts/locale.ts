/** The language and conventions of the texts; dates are written its way. */
export const locale = 'en-GB';
