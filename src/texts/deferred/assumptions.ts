import type { NumberAssumption, SystemFigure } from '../../../contract/assumptions.ts';
import { forecastMonths } from '../../../contract/format/durations.ts';
import { withThousands } from '../../../contract/format/numbers.ts';

/** Texts of the panel with the visitor's assumptions (E24). */
export const deferredAssumptionsTexts = {
  groups: {
    maintenance: 'Maintenance',
    building: 'Building',
    finance: 'Finance',
    platform: 'Platform and team',
    price: 'Price that counts',
    embedded: 'Embedded product',
  },
  priceHelp:
    'It counts in costs over time. Cost Analysis and Savings stay at the list price by integrations.',
  platformHelp:
    'A platform is what integrations run on: authentication, tenancy, queues, monitoring, on call and hosting. The hours of the systems leave it out.',
  rateCard: (value: string) => `rate card: ${value}`,
  /** For a system that is not on the rate card. */
  otherIntegrations: (value: string) => `other integrations: ${value}`,
  /** Where the rate card has no number of its own. */
  byRateCard: {
    maintenancePercentagePerYear: 'now by the hours of each system',
    embeddedDeploymentWeeks: 'now by the plan',
    usersAtEnd: 'now as many as in month 1',
    planUsdPerMonth: 'now the list price by integrations',
    planSetupUsd: 'now the list price by integrations',
  } as Readonly<Partial<Record<NumberAssumption, string>>>,
  breakEvenValue: (value: string) => `the result turns at ${value}`,
  above: 'above',
  below: 'below',
  showMore: (count: number) => `Show ${count} more`,
  showFewer: 'Show fewer',
  inUse: (own: number, isMidRange: boolean, outside: number) =>
    `${own > 0 ? `${own} of your own, the others` : 'All'} from the ${isMidRange ? 'middle of each range' : 'rate card'}; ${outside || 'none'} outside ${outside === 1 ? 'its' : 'their'} range. An empty field counts what it shows; any change moves the answer above.`,
  nothingWaits: 'Nothing waits',
  relatedSources: 'What sources say',
  noVerdict: `With these inputs nothing is live in-house after ${forecastMonths} months, so there is no result to turn.`,
  listingsHelp: 'Without them, reviews that only decide about a listing take 0 weeks.',
  listingsTurn: (areWanted: boolean) => `The result turns ${areWanted ? 'without' : 'with'} them.`,
  systems: 'Selected systems',
  maintenanceReplaced: 'The yearly percentage above replaces the maintenance hours of all systems.',
  reviewNotCounted: 'not counted while you want no listings',
  systemFigures: {
    devHours: 'Development hours',
    maintenanceHours: 'Maintenance hours a month',
    moderationWeeks: 'Weeks of review',
  } as const satisfies Record<SystemFigure, string>,
  systemUnits: {
    devHours: 'h',
    maintenanceHours: 'h',
    moderationWeeks: 'weeks',
  } as const satisfies Record<SystemFigure, string>,
  refused: ({ min, max }: { min: number; max: number }, inUse: string) =>
    `Enter a number from ${min} to ${max.toLocaleString('en-US')}. Using ${inUse} for now.`,
  /** In use while the rate card's figure is not loaded. */
  rateCardFigure: 'the rate card’s figure',
  presetLegend: 'Assumptions in use',
  presets: { rateCard: 'Rate card', mid: 'Middle of each range', own: 'Yours' },
} as const;

/** Texts of the field for revenue that waits, and of what an earlier launch is worth. */
export const waitingTexts = {
  title: 'What waiting costs',
  help: 'Gross margin and ramp are among the assumptions.',
  done: 'Done',
  over: (months: number) => ` over ${months} months. `,
  basis: (monthlyUsd: number, note: string) =>
    `$${withThousands(Math.round(monthlyUsd))} a month waits: ${note}.`,
  edit: 'Edit',
  remove: 'Remove',
  failed: 'The cost of delay couldn’t be calculated.',
} as const;
