/*
 * The words of the sheet with the inputs and every step of the calculation.
 */

export const modelTexts = {
  introduction:
    'Change a shaded cell to update every figure. The sheets are protected without a password. Amounts are in USD.',
  inputs: 'Inputs',
  selected: 'Systems selected',
  monthsToDate: 'Months to the target date',
} as const;

export const comparisonTexts = {
  title: 'Cost over time',
  note: 'In-house: the initial total, spread evenly over the build, plus maintenance after go-live, turnover, and fees in the first month of each year. Embedded: setup plus the subscription with overage from month 1, your own work, and that to leave in its month. The Months sheet has every month.',
  timeline: 'In-house timeline (months of 4.33 weeks)',
  after: (side: string, months: number) => `${side} after ${months} months`,
  timeLostAfter: (timeLost: string, months: number) => `${timeLost}, after ${months} months`,
  costsLess: (months: number) => `Costs less over ${months} months`,
  results: {
    embedded: 'Embedding',
    inHouse: 'Building',
    neither: 'Neither: both cost the same',
    unfinished: 'No verdict: nothing is live in-house by then',
  },
} as const;

export const peopleTexts = {
  team: 'Hours a month of your team for integrations',
  own: 'Hours a month of your own work on embedding',
  toBuild: 'Developers to add in-house',
  toEmbed: 'Developers to add for embedding',
  enough: 'Your team has the hours.',
  /** Of one integration, and of several. */
  them: ['it', 'them'],
  /** After the number 1, and after others. */
  moreDevelopers: [' more developer', ' more developers'],
} as const;

export const inputTexts = {
  missing: (counted: string | number) => `Missing: until you enter it, ${counted} counts.`,
  startDate: 'Start date',
  date: 'A date',
  dateOrEmpty: 'A date, or empty',
  choose: (label: string) => `Choose a ${label.toLowerCase()} from the list.`,
  otherSystems: 'Selected systems not on the Systems sheet',
  otherSystemsNote:
    'Counted with the other integrations. Select listed systems on the Systems sheet.',
  whole: 'A whole number',
  /** @param emptyCountsAs - The percentage of an empty cell; undefined where it has none. */
  percent: (min: number, max: number, emptyCountsAs: number | undefined) =>
    `${min}% to ${max}%, such as 30% or 0.3.${emptyCountsAs ? ` Empty counts as ${emptyCountsAs}%.` : ''}`,
  usdPerHour: (min: number, max: number) => `USD per hour, usually ${min} to ${max}`,
  number: (isWhole: boolean, min: number, max: number) =>
    `A ${isWhole ? 'whole ' : ''}number from ${min} to ${max}`,
  regions: (names: readonly string[]) => `Used for the regions ${names.join(' and ')}`,
  ownRate: (label: string) => `Your ${label.toLowerCase()} (USD)`,
} as const;

export const assumptionTexts = {
  columns: ['Assumptions', 'Yours', 'In use', 'Rate card', 'Mid-range'],
  introduction:
    'The Summary has the switch. Where yours is empty, the rate card’s counts, or with Mid-range the middle of its range.',
  yes: 'yes',
  no: 'no',
  listingsNote: 'With no, a review that only gates a listing takes no time.',
  billingNote: 'The price that counts in costs over time. The results stay those by integrations.',
  accepted: (range: string) => `Accepted: ${range}`,
  source: (url: string, day: string) => `${url}, read on ${day}`,
} as const;
