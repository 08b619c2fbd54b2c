/** Texts that are only on paper. */
export const deferredPrintingTexts = {
  link: 'Open this calculation:',
  inputs: 'Your inputs',
  costs: 'What each option costs',
  overTime: 'Total cost over 36 months',
  byMonth: 'Total cost by month',
  afterMonths: 'After month',
  start: 'Start',
  inHouse: 'In-house',
  embedded: 'Embedded',
  timeToLive: 'Time to live',
  savings: 'Savings',
  breakEven: (month: number) => `Break-even: month ${month}`,
  buildEnds: 'Build done; maintenance starts',
} as const;
