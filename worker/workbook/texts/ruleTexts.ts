/** A rule with its formula, in the words of the registry; other languages have their own. */
export const ruleText = (_rule: string, english: string): string => english;
