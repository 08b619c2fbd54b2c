import type { BeyondPlan } from '../estimate.ts';
import { lastMonth } from '../format/durations.ts';
import { formatCount, formatList } from '../format/phrases.ts';

export const inputsTitles = {
  part: 'Your inputs',
  requirements: 'Integration Requirements',
  resources: 'Development Resources',
} as const;

/** States an hourly rate, and whose it is. */
export const rateOfText = (rate: string, isOwn: boolean) =>
  `${rate} (${isOwn ? 'yours' : 'default'})`;

export const systemsNote = (names: readonly string[]) => `Systems: ${formatList(names)}.`;
export const unlistedNote = (count: number) =>
  `${formatCount(count, 'system')} not on the rate card, counted with the other integrations.`;
export const selectedNote = (estimated: number, selected: number) =>
  `Estimating ${formatCount(estimated, 'integration')}: you selected ${formatCount(selected, 'system')}.`;

export const costsTitles = {
  part: 'Cost analysis',
  inHouse: 'In-house costs',
  embedded: 'Embedded costs',
} as const;

export const subscriptionLabel = 'Subscription, 12 months';
export const perMonth = (amount: string) => `${amount} per month`;

/** Says what the totals of both sides cover. */
export const periodsNote = (isByIntegrations: boolean, beyondPlan: readonly BeyondPlan[]) =>
  `The two totals cover different periods. The in-house total is the build only, before maintenance. The embedded total is setup and the first 12 months of subscription${isByIntegrations ? '' : ' at the list price by integrations'}${beyondPlan.length > 0 ? `, without ${formatList(beyondPlan)}` : ''}. The ${lastMonth}-month cost forecast below shows both on the same basis.`;

export const savingsTitle = 'Savings';

export const forecastTitle = `${lastMonth}-month cost forecast`;

/** Heads the column of time lost, which the caption of the chart explains (E43). */
export const timeLostColumn = 'Time lost';

/** The sentences that name lines, areas and marks of the cost chart. */
export const captions = {
  lines: (currency: string) => `Cumulative cost in ${currency}.`,
  areas: 'The shaded areas are the likely costs (P10 to P90) of each side.',
  buildEnd: 'The circle marks the end of the build.',
  unfinished: `The build continues after month ${lastMonth}.`,
  timeLost: `${timeLostColumn} is part of in-house; nobody is paid for it.`,
} as const;

/** The first column of the totals, and its first row. */
export const afterColumn = 'After';
export const startRow = 'Start';

export const breakdownTitle = 'Integration breakdown';

/** @param share - Maintenance as a share of the build, and whose assumption it is. */
export const hoursSentences = (
  development: string,
  maintenance: string,
  share: { text: string; origin: string } | null,
) =>
  `Total development: ${development}. Monthly maintenance: ${maintenance}${share ? ` (${share.text}, by ${share.origin})` : ''}. These are planning assumptions, not measurements.`;

export const breakdownColumns = [
  'System',
  'Dev hours',
  'Maint. h/mo',
  'Review, weeks',
  'Complexity',
] as const;

export const breakdownRows = {
  platform: 'Your own platform',
  assistants: 'AI assistants',
  total: 'Total',
} as const;

/** Of a system without a review. */
export const noReview = 'none';
