/** A count for its place after "nach", "in" or "mit": "3,9 Monaten", of "3,9 Monate". */
export const dative = (count: string) => count.replace(/(Monate|Jahre|Tage|Systeme)$/, '$1n');
