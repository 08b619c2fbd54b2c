/** A counted time in the German dative: "3,9 Monaten" of "3,9 Monate". */
export const dative = (time: string) => time.replace(/(Tag|Monat|Jahr)e$/, '$1en');
