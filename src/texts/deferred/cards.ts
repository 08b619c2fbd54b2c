import type { SystemFigure } from '../../../contract/assumptions.ts';
import type { Confidence } from '../../../contract/evidence.ts';
import { counterargumentsIntro } from '../../../contract/format/deferredClaimTexts.ts';
import { financeFigureTexts } from '../../../contract/format/financeTexts.ts';
import { formatUsd } from '../../../contract/format/money.ts';
import { formatNumber, withThousands } from '../../../contract/format/numbers.ts';
import { formatCount } from '../../../contract/format/phrases.ts';
import {
  noSplitText,
  splitChoices,
  splitColumns,
  splitNote,
  splitTitle,
} from '../../../contract/format/splitTexts.ts';
import { evidenceTexts } from '../../../contract/format/systemTexts.ts';
import type { Gate } from '../../../worker/estimate/systemProfiles.ts';
import type { explorePlans } from '../../../worker/estimate/userPlanPrice.ts';

const hours = (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'}`;
const weeks = (count: number) => `${count} ${count === 1 ? 'week' : 'weeks'}`;

/** Texts of the list of the selected systems. */
export const systemListTexts = {
  anEstimate: (feesUsdPerYear: number) =>
    feesUsdPerYear > 0 ? 'Estimate:' : 'Estimate, not included in the figures:',
  addFees: (isReplaced: boolean) =>
    isReplaced ? 'Count $10,000 a year instead' : 'Add $10,000 a year',
  removeFees: 'Remove your fees',
  system: 'System',
  devHours: 'Dev hours',
  maintenance: 'Maintenance',
  perMonth: (amount: string) => `${amount}/month`,
  complexity: 'Complexity',
  review: 'Review',
  reviewWeeks: (count: number) => (count === 0 ? 'None' : weeks(count)),
  why: 'Why',
  evidence: 'Evidence',
  evidenceOf: (system: string) => `for the figures of ${system}`,
} as const;

/** Texts of what the figures of a system rest on (E27). */
export const deferredBreakdownTexts = {
  failed: 'The evidence couldn’t be loaded.',
  devHours: 'Development hours',
  maintenanceHours: 'Maintenance hours',
  review: 'Review',
  recurring: 'What recurs',
  sources: 'Read for this profile',
  plannedWeeks: (count: number, isJudged: boolean) =>
    `Planned with ${weeks(count)}${isJudged ? ', the calculator’s estimate.' : '. This rests on:'}`,
  gates: evidenceTexts.gates satisfies Record<Gate, string>,
  reportedRange: (min: number, max: number) => `Reported to take ${min} to ${max} weeks.`,
  judgedRange: (min: number, max: number) => `${min} to ${max} weeks, the calculator’s estimate.`,
  amounts: {
    devHours: hours,
    maintenanceHours: (count: number) => `${hours(count)} a month`,
    moderationWeeks: weeks,
  } as const satisfies Record<SystemFigure, (amount: number) => string>,
  ownFigure: (amount: string) => `${amount}: your own figure.`,
  replacedByPercentage: 'Not counted: the yearly percentage of the build replaces it.',
  midRangeHours: 'Mid-range: 1.35 times the hours of the rate card.',
  notCounted: 'Not counted, because you want no listings.',
  ofRateCard: (amount: string, isJudged: boolean) =>
    `Rate card: ${amount}${isJudged ? ', the calculator’s estimate.' : '. This rests on:'}`,
  recurringEvent: evidenceTexts.recurringEvent,
  confidence: {
    official: 'Official',
    reported: 'Reported',
    judgement: 'Judgement',
  } as const satisfies Record<Confidence, string>,
  read: (day: string) => `read on ${day}.`,
} as const;

/** Texts of the finance figures (E25). */
export const deferredFinanceTexts = {
  ...financeFigureTexts,
  theCase: 'The case on one page',
  caseFailed: 'The case couldn’t be calculated.',
  failed: 'The finance figures couldn’t be calculated.',
  horizon: 'Horizon',
} as const;

/** Texts of the split of the integrations (E35). */
export const splitTexts = {
  none: noSplitText,
  note: splitNote,
  columns: { ...splitColumns, side: 'Side' },
  sides: { best: 'Best', ...splitChoices },
  sideOf: (row: string) => `Side of ${row}`,
  unpin: 'Unpin all',
  tooFew: 'One integration has nothing to split.',
  computing: 'Comparing the splits…',
  failed: 'The splits couldn’t be compared.',
} as const;

/** Texts of the changes that turn the result. */
export const deferredCounterargumentsTexts = {
  intro: counterargumentsIntro,
  failed: 'Such changes couldn’t be searched for.',
  searching: 'Searching…',
  open: 'Open this scenario',
  more: (shown: number, count: number) => `${shown} of ${count}, those that move least.`,
} as const;

/** The terms of a plan billed per user, in USD per month. */
type PlanTerms = ReturnType<typeof explorePlans>['starter']['terms'];

/** Texts of the plans. */
export const planExplorerTexts = {
  title: 'What the plan includes, and prices per user',
  failed: 'The prices couldn’t be calculated.',
  terms: 'From the provider’s own pages, as they read on the day beside them. Your quote decides.',
  perUser: 'What if billing is per user?',
  intro:
    'The list price goes by integrations. Two more plans are priced by how many of your users connect apps. Costs over time use one price.',
  users: 'Users',
  usersUnit: 'users',
  usersHelp:
    'At first your users now, or the 100 that Pro includes. A whole number from 0 to 10,000.',
  perMonth: 'Per month',
  year1: 'Year 1 with setup',
  setup: 'Setup',
  choosePrice: 'Use this price',
  choosePriceOf: (name: string) => `Use this price: ${name}`,
  inUse: 'Costs over time use this price.',
  own: 'Your plan',
  ownTerms: (integrations: number) => `For ${formatCount(integrations, 'integration')}`,
  comparison: (plan: string, users: number, extraUsd: number) => {
    const by =
      Math.round(extraUsd) === 0
        ? 'as much as'
        : `${formatUsd(Math.abs(extraUsd))} ${extraUsd > 0 ? 'more' : 'less'} than`;
    return `Of the plans per user, ${plan} is cheaper for ${formatCount(users, 'user')}: it costs ${by} your plan in year 1.`;
  },
  starter: 'Starter',
  pro: 'Pro',
  userTerms: ({ monthlyUsd, freeUsers, highestPerUserUsd, lowestPerUserUsd }: PlanTerms) => {
    const base = `$${withThousands(monthlyUsd)} a month`;
    const free = freeUsers > 0 ? `, first ${freeUsers} users free` : '';
    return highestPerUserUsd === lowestPerUserUsd
      ? `${base}${free}, plus $${highestPerUserUsd} per user`
      : `${base}${free}, then $${highestPerUserUsd} to $${lowestPerUserUsd} per user`;
  },
  withoutDiscount: (percentage: number) =>
    `These are list prices: your plan discount of ${formatNumber(percentage, 2)}% is not part of them.`,
} as const;

/** Titles of the tabs, by their names in addresses. */
export const closerLookTexts = {
  forecast: 'Forecast',
  tabs: {
    cfo: 'For your CFO',
    split: splitTitle,
    others: 'Argue the other side',
    sure: 'How sure is this?',
    matters: 'What matters most?',
    assumptions: 'Assumptions',
  },
} as const;
