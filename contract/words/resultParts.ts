export const partTitles = {
  ranges: 'How sure is this?',
  turns: 'What would turn this?',
  finance: 'For your CFO',
} as const;

export const figureColumn = 'Figure';

/** The rows and columns of the likely costs by horizon. */
export const horizonColumns = (inHouse: string, embedded: string) => [
  'After',
  `${inHouse}, likely`,
  `${embedded}, likely`,
  'Difference, likely',
];
export const horizonRow = (months: number) => `${months} months`;
export const rangeText = (from: string, to: string) => `${from} to ${to}`;

/** Begins the totals of the split. */
export const totalsIntro = 'Totals over 36 months.';

/** The horizons of the finance figures, in the sentence that introduces them. */
export const bothHorizons = '36 and 60';
export const yearsNote = 'By year, the rows of 36 and 60 months are totals.';
export const overMonths = (months: number) => `Over ${months} months`;
export const yearRow = (year: number) => `Year ${year}`;

export const roiNote = 'net present value ÷ present value of embedding';

/** In place of a payback where nothing costs anything. */
export const noPayback = 'none';
