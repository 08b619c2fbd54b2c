/** The chosen reading of a rule, in the words of the registry; other languages have their own. */
export const readingText = (_rule: string, english: string): string => english;
