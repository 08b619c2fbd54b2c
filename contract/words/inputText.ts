/** For an input without a value. */
export const none = 'none';

/** For a list without entries. */
export const noneSelected = 'none selected';

/** @param amount - What counts in place of an input that was left empty. */
export const countsAs = (amount: string) => `not entered, counts as ${amount}`;

/** What is pinned beside systems. */
export const allOthers = 'all other integrations';
