/*
 * The words of the sheets with the systems, the constants, the evidence, another currency and the
 * split.
 */

/** What a review keeps from happening, as cells and formulas have it. */
export const gateWords = { none: 'none', access: 'access', listing: 'listing' } as const;

export const systemsTexts = {
  introductions: [
    'Enter 1 to select a system. Your own figures count unless the Summary says Rate card.',
    'Hours are planning assumptions, not measurements; the Evidence sheet says what they rest on.',
  ],
  columns: [
    'System',
    'Category',
    'Selected',
    'Your development hours',
    'Your maintenance hours per month',
    'Your review weeks',
    'Development hours',
    'Maintenance hours per month',
    'Review weeks',
    'Review weeks, mid-range',
    'Gate',
    'Development hours counted',
    'Maintenance hours counted',
    'Review counted',
    'Review weeks, range',
    'Complexity',
    'Note',
  ],
  select: '1 selects, 0 does not.',
  figures: {
    devHours: 'Development hours',
    maintenanceHours: 'Maintenance hours per month',
    moderationWeeks: 'Weeks of review',
  },
  figureMessage: (figure: string, min: number, max: number) =>
    `${figure}: ${min} to ${max}. Empty: the rate card’s, or the mid-range.`,
  unlisted: (question: string) => `Not on the rate card: enter your own figures. ${question}`,
  own: 'Your own',
  noReview: 'none',
  reviewRange: (min: number, max: number, isJudged: boolean) =>
    `${min} to ${max}, ${isJudged ? 'judgement' : 'reported'}`,
} as const;

export const constantsTexts = {
  title: 'Constants of the rate card',
  rates: ['Region', 'USD per hour'],
  teamSize: ['Developers from', 'Team-size factor', 'Added per developer', 'Above'],
  timeShare: ['Time from', 'Time-share factor', 'Added per point', 'Below'],
  plan: ['Integrations from', 'USD per month', 'Weeks to deploy'],
  others: ['Other constants', 'Value'],
  hoursPerWeek: 'Working hours per week',
  mediumBuild: 'First surcharge: builds longer than',
  mediumSurcharge: 'First surcharge',
  longBuild: 'Second surcharge: builds longer than',
  longSurcharge: 'Second surcharge',
  development: 'Development, share of the initial cost',
  testing: 'Testing, share of the initial cost',
  setupFee: 'Setup fee of the embedded plan',
  weeksPerMonth: 'Weeks per month',
  users: 'Users',
  wholeUsers: 'Whole users',
  billable: 'Users above the 100 free ones of the Pro plan',
  tiers: ['Above', 'Up to', 'USD per user', 'Users in tier'],
  starter: 'Starter plan per month',
  pro: 'Pro plan per month',
} as const;

export const evidenceTexts = {
  title: 'What the figures rest on',
  introductions: [
    'official: the platform says so. reported: others say so. judgement: nobody does, it is the calculator’s estimate.',
    'An access gate keeps customers from connecting; a listing gate only keeps the app out of a marketplace.',
  ],
  basis: 'The basis of the weeks of review',
  basisNote: 'Hours are the calculator’s estimates for every system: no source states them.',
  ranges: 'The plausible ranges of the assumptions',
  sources: ['Confidence', 'Read on', 'Address', 'Evidence'],
  columns: ['System', 'Selected', 'About', 'Figure', 'Gate'],
  assumption: 'Assumption',
  range: 'Range',
  subject: 'Subject',
  unstated: 'The calculator’s estimate: no source states it.',
  noReview: 'no review',
  weeks: (min: number, max: number) => `${min} to ${max} weeks`,
  review: 'Review',
  recurs: 'Recurs',
  everyMonths: (months: number) => `every ${months} months`,
  reviewWeeks: 'Review weeks',
} as const;

/** Who states something. */
export const confidenceWords = {
  official: 'official',
  reported: 'reported',
  judgement: 'judgement',
} as const;

export const currencyTexts = {
  title: (code: string) => `Amounts in ${code}`,
  introduction:
    'Amounts are shown in whole units; the cells are exact. Results are decided in USD.',
  figure: 'Figure',
  months: (code: string) => [
    'Total cost by the end of a month',
    `In-house, ${code}`,
    `Embedded, ${code}`,
  ],
  units: (code: string) => `${code} for one USD`,
  accepted: (units: string, min: number, max: number) => `${units}, from ${min} to ${max}`,
  over: (figure: string, months: string) => `${figure}, over ${months} months`,
} as const;

export const splitTexts = {
  introduction: (day: string) => `As exported on ${day}. Changed cells do not change it.`,
  nothing: 'One integration has nothing to split.',
  columns: (months: number) => [`Over ${months} months`, 'Total', 'Live'],
} as const;
