import type { Billing } from '../../contract/assumptions.ts';
import type { BeyondBuild, BeyondPlan } from '../../contract/estimate.ts';
import type { Horizon } from '../../contract/format/answerText.ts';
import { lastMonth } from '../../contract/format/durations.ts';
import { formatList } from '../../contract/format/phrases.ts';

/** What the price that counts is called beside its setup (E45). */
const priceNames = {
  integrations: 'plan',
  starter: 'Starter plan',
  pro: 'Pro plan',
  quote: 'your quote',
} as const satisfies Record<Billing, string>;

/** Texts of the results. */
export const resultsTexts = {
  region: 'Results',
  costAnalysis: 'Cost Analysis',
  inHouse: 'Build in-house',
  embedded: 'Embedded product',
  maintenanceHelp: 'Assumes 8 hours per month per average integration.',
  /** The row has the amount. */
  ownMaintenanceHelp: (percentage: number) =>
    `By your assumption: ${percentage}% of the build hours a year.`,
  perMonth: '/month',
  savingsAndTime: 'Savings and Time to Market',
  hiddenUntilRequested: 'Hidden until you request your report',
  /** Of a build that is not live, nobody saves them (E22). */
  seeSavings: 'See these figures in the report.',
  sendToMe: 'Send it to me',
  timelineInHouse: 'In-house',
  timelineEmbedded: 'Embedded',
  defaultInHouseTimeline: '18+ weeks',
  defaultEmbeddedTimeline: '2-4 weeks',
  reviewWait: (systems: string, weeks: string) =>
    `Hatched: waiting for the platform review of ${systems} (${weeks}; half overlaps with the build).`,
  answer: 'Your answer',
  horizonLegend: 'Compare the costs of',
  horizon: (horizon: Horizon) => `${horizon} months`,
  live: 'live',
  certainty: 'How sure this is',
  parts: {
    build: 'build',
    later: (beyondBuild: readonly BeyondBuild[]) => formatList(['maintenance', ...beyondBuild]),
    spent: 'spent so far',
    toBuild: 'still to build',
    embedded: (beyondPlan: readonly BeyondPlan[], billing: Billing) =>
      formatList(['setup', priceNames[billing], ...beyondPlan]).replace(
        'own work',
        'your own work',
      ),
  },
  noFigure: '—',
  pending: 'The estimate is being computed.',
  /** Names the button of a figure. */
  explained: (label: string, value: string) => `${label}, ${value}, show the calculation`,
  derivation: 'How this was computed',
} as const;

/** Texts of the breakdown's totals. */
export const breakdownTexts = {
  title: 'Integration Breakdown',
  totalDevHours: 'Total dev hours',
  maintenanceHours: 'Maintenance per month',
  composition: (known: number, generic: number, genericDevHours: string) => {
    const systems = `${known} selected ${known === 1 ? 'system' : 'systems'}`;
    const others = `${generic} other ${generic === 1 ? 'integration' : 'integrations'} at ${genericDevHours}${generic === 1 ? '' : ' each'}`;
    return `${[known && systems, generic && others].filter(Boolean).join(' and ')}.`;
  },
  showList: 'Show the list',
  hideList: 'Hide the list',
} as const;

/** Texts of the forecast until its chart has loaded. */
export const forecastTexts = {
  title: `${lastMonth}-month cost forecast`,
  closerLook: 'A closer look',
} as const;

/** Texts of the scenario's buttons. */
export const scenarioTexts = {
  copyLink: 'Copy link',
  compare: 'Pin to compare',
  pinned: (count: number) =>
    count === 1 ? 'A pinned: pin another' : 'A and B pinned: replace one',
  toCfo: 'Send to my CFO',
  more: 'More',
  files: 'Files',
  link: 'Your link’s scenario',
  failed: 'Something went wrong. Please try again.',
} as const;
