import type { BeyondPlan } from '../../../contract/estimate.ts';
import { formatCount, formatList } from '../../../contract/format/phrases.ts';

/*
 * The words of the sections about assumptions. Amounts, hours and percentages are texts.
 */

export const ownAssumptionsTexts = {
  title: 'Your assumptions',
  columns: { assumption: 'Assumption', used: 'Used here', rateCard: 'Rate card' },
  moreFigures: (count: number) =>
    `${formatCount(count, 'more figure')} of systems ${count === 1 ? 'is' : 'are'} yours: the integration breakdown marks ${count === 1 ? 'it' : 'them'}.`,
  more: (count: number) =>
    `${count} more of your assumptions ${count === 1 ? 'counts, but is' : 'count, but are'} not listed here.`,
} as const;

export const assumptionsTitle = 'Assumptions';
export const reopenLead = 'Reopen this calculation:';

/** @param withoutProfile - "80 hours to build and 10 hours a month to maintain". */
export const hoursPoint = (withoutProfile: string) =>
  `Hours are planning assumptions, not measurements. Without a profile: ${withoutProfile}.`;

/** @param rates - "US $130, Europe $70". */
export const ratesPoint = (rates: string) => `Hourly rates: ${rates}, or your own.`;

/** @param rise - Of hourly rates in a year; null without one. */
export const maintenancePoint = (rise: string | null) =>
  `In-house maintenance starts after the build, without the cost multiplier. ${rise === null ? 'Hourly rates do not rise' : `Hourly rates rise by ${rise} a year`}; only the finance figures count interest.`;

interface EmbeddedCost {
  /** "the list price". */
  readonly price: string;
  readonly discount: string | null;
  readonly rise: string | null;
  /** What is counted beside the price of the plan. */
  readonly beyond: readonly BeyondPlan[];
}

export const embeddedPoint = ({ price, discount, rise, beyond }: EmbeddedCost) =>
  `The embedded cost is ${price}${discount === null ? '' : ` less ${discount}`} in every year${rise === null ? '' : `, rising by ${rise} a year`}, ${beyond.length > 0 ? `with the assumed ${formatList(beyond)}, and without taxes` : 'without taxes or time of your own team'}.`;

/** @param own - The weeks that are assumed, and by whom; null where the plan's count. */
export const deploymentPoint = (
  own: { readonly weeks: string; readonly origin: string } | null,
  weeksPerMonth: string,
) =>
  `Embedding is assumed to be live in ${own === null ? '3 to 10 weeks, depending on the plan' : `${own.weeks}, by ${own.origin}`}. A month has ${weeksPerMonth} weeks.`;

/** @param units - Null for dollars, or "euros". */
export const rateCardPoint = (version: string, day: string, units: string | null) =>
  `Rate card ${version}, applied on ${day}. Amounts are added up first and then rounded to whole ${units ?? 'dollars'}.`;

/** @param usdPerYear - Null where no fees count. */
export const feesPoint = (usdPerYear: string | null) =>
  usdPerYear === null
    ? 'Neither side includes fees that platforms charge for certification or listing.'
    : `In-house costs over time include fees of ${usdPerYear} a year for security assessments, listings and legal work, paid in the first month of each year. They do not rise with wages, and the simulations do not vary them.`;

const platform =
  'a platform of your own (authentication, tenancy, queues, monitoring, on call, hosting)';

/** What the rate card leaves out, where the visitor states it. */
export const statedTexts = {
  platform: (once: string, hoursPerMonth: string, usdPerMonth: string) =>
    `In-house includes ${platform}, beyond the hours of the systems: ${once} to build, and ${hoursPerMonth} and ${usdPerMonth} a month.`,
  turnover: (percentage: string, handover: string) =>
    `${percentage} of your team leaves each year, and each successor takes ${handover} to hand over to; in-house costs over time include it.`,
  /** @param effect - What AI assistants change, as a sentence. */
  assistants: (effect: string) => `${effect} That counts on both sides; reviews keep their length.`,
} as const;

const leftOutNames = {
  platform,
  turnover: 'staff turnover',
  assistants: 'what AI assistants change',
} as const;

export const leftOutPoint = (names: readonly (keyof typeof leftOutNames)[]) =>
  `Left out unless you state it: ${formatList(names.map((name) => leftOutNames[name]))}.`;
