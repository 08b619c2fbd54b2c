/** Texts of the cost chart, on the page and on paper. */
export const deferredChartTexts = {
  inHouse: 'In-house',
  embedded: 'Embedded',
  withLikelyRange: (side: string) => `${side}, likely range`,
  now: 'now',
  months: (month: number) => (month === 12 ? '12 months' : String(month)),
  buildEnds: 'Build done; maintenance starts',
  breakEven: (month: number) => `Break-even: month ${month}`,
} as const;
