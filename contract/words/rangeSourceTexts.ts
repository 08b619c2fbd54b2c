/** @param range - With its unit: "15–25% a year". */
export const publishedText = (range: string) => `Published range: ${range}`;
export const plausibleText = (range: string) => `Plausible: ${range} (the calculator’s estimate)`;

/** "−20 to 40%". */
export const fromTo = (from: string, to: string) => `${from} to ${to}`;

/** Ends a range that is of security assessments. */
export const assessmentsNote = ' where a selected system needs a security assessment, else 0';
/** Ends a range that is smaller for few integrations. */
export const proportionNote = ' for 10 integrations and more, and in proportion for fewer';

export const timesPlanText = (factor: number) => `${factor} times the plan’s`;

/** @param isUnchecked - Whether the page could not be opened again. */
export const readOnText = (day: string, isUnchecked: boolean) =>
  `read on ${day}${isUnchecked ? ', not opened again since' : ''}`;
