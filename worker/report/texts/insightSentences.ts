import { forecastMonths } from '../../../contract/format/durations.ts';
import { formatCount, formatList } from '../../../contract/format/phrases.ts';

/*
 * The sentences of the business analysis. Amounts, hours, weeks and percentages are texts.
 */

export const insightTitles = {
  timeline: 'Timeline risk',
  resources: 'Resource optimization',
  complexity: 'Technical complexity',
  costs: 'Cost-benefit modeling',
  recommendations: 'Strategic recommendations',
} as const;

/** Monthly amounts, and the fees of a year; null where they are 0. */
interface RunningCosts {
  readonly maintenanceUsd: string;
  readonly turnoverUsd: string | null;
  readonly feesUsd: string | null;
  readonly subscriptionUsd: string;
  readonly overageUsd: string | null;
  readonly ownWorkUsd: string | null;
}

export function runningCostsText(costs: RunningCosts): string {
  const { turnoverUsd, feesUsd, overageUsd, ownWorkUsd } = costs;
  const turnover = turnoverUsd === null ? '' : `, and turnover ${turnoverUsd} from the start`;
  const fees = feesUsd === null ? '' : `, and fees ${feesUsd} a year`;
  const overage = overageUsd === null ? '' : `, overage ${overageUsd}`;
  const ownWork = ownWorkUsd === null ? '' : `, and your own work on it ${ownWorkUsd}`;
  return `After go-live, in-house maintenance costs ${costs.maintenanceUsd} a month${turnover}${fees}. The embedded subscription costs ${costs.subscriptionUsd} a month${overage}${ownWork}.`;
}

/** @param percentage - Of the planned hours; null where none changes the result. */
export const hoursErrorText = (percentage: string | null) =>
  `How wrong can the estimate be? ${
    percentage === null
      ? `No share of the planned hours from 1% to 1,000% turns the ${forecastMonths}-month result.`
      : `The ${forecastMonths}-month result changes if the work takes ${percentage} of the planned hours.`
  }`;

/** @param changes - "6 developers", "80% of their time". */
export const goLiveText = (changes: readonly string[]) =>
  changes.length === 0
    ? `No single change of scope or team gets the build live within ${forecastMonths} months.`
    : `Any one of these changes gets the build live within ${forecastMonths} months: ${changes.join('; ')}.`;

export const strengthTexts = {
  code: 'You own the code. You decide what it does and when it changes.',
  vendor:
    'You don’t depend on a vendor’s prices, roadmap or uptime, and one fewer company handles your customers’ data.',
  subscription:
    'There is no subscription. You pay for maintenance alone, and you decide how much of it to do.',
  knowledge: 'What your engineers learn about these systems stays in your company.',
} as const;

export const buildHoursText = (build: string, perMonth: string, perYear: string) =>
  `Building takes ${build}. Maintenance then takes ${perMonth} a month, or ${perYear} a year.`;

export const maintenanceShareText = (percentage: string) =>
  `Maintenance would take up ${percentage} of your team's integration time.`;

export const ownTimeTexts = {
  included: 'The embedded cost over time includes the time of your own team that you stated.',
  notIncluded:
    'The embedded cost does not include time of your own team. Plan some for embedding, testing and rolling out the product.',
} as const;

export const applyEarlyText = (system: string, weeks: string) =>
  `If you build, apply for ${system}'s review as early as its rules allow. At ${weeks}, it is the longest wait outside your control.`;

export const solveTimeText = 'Solve the time to market first: shorten the build, or embed.';
export const decideByTimeText = 'Decide by how long you will need the integrations.';

/** Whose hours to check: those of the rate card, as the visitor knows their own. */
export const checkHoursTexts = {
  named: (systems: readonly string[]) =>
    `Before you decide, have your engineers check the rate card’s hours for ${formatList(systems)}. The in-house cost rises and falls with them.`,
  generic:
    'Before you decide, select your systems and have your engineers check the rate card’s hours. The in-house cost rises and falls with them.',
  own: 'Before you decide, have your engineers check the development hours that you entered. The in-house cost rises and falls with them.',
} as const;

export const developmentText = (weeks: string, hours: string, hoursPerWeek: string) =>
  `Development takes ${weeks}: ${hours} of work for a team with ${hoursPerWeek} a week to spend on it.`;

export const surchargeText = (aboveWeeks: number, surcharge: string) =>
  `Development takes more than ${aboveWeeks} weeks, so the cost multiplier includes a surcharge of ${surcharge}.`;

export const longestReviewText = (weeks: string, systems: readonly string[], added: string) =>
  `The longest platform review takes ${weeks} (${formatList(systems)}). Reviews run in parallel and half of the longest overlaps with the build, so reviews add ${added}. Extra developers do not shorten them.`;

/** @param reason - One of `noReviewTexts` of the model. */
export const teamAloneText = (reason: string) =>
  `${reason}, so the schedule depends on your team alone.`;

export const noSystemText = (longest: string, added: string) =>
  `The schedule includes no platform review, because no system on the rate card is selected. The longest review there takes ${longest} and would add ${added}.`;

interface HardestSystem {
  readonly name: string;
  /** Null where nobody knows it. */
  readonly complexity: string | null;
  /** No other system is selected. */
  readonly isOnly: boolean;
  readonly hours: string;
  /** Of all development; null where that is 0. */
  readonly share: string | null;
  /** Sentences about its complexity. */
  readonly note: string;
}

export function hardestText({ name, complexity, isOnly, hours, share, note }: HardestSystem) {
  const rating = complexity === null ? 'takes' : `is rated ${complexity} and takes`;
  const verb = isOnly ? rating : 'takes the most work:';
  return `${name} ${verb} ${hours}${share === null ? '' : `, ${share} of all development`}. ${note}`;
}

interface OtherIntegrations {
  readonly count: number;
  /** Whether systems are selected beside them. */
  readonly areOthers: boolean;
  /** "80 hours to build and 10 hours a month to maintain". */
  readonly hours: string;
  /** The hours of the systems on the rate card. */
  readonly min: number;
  readonly max: string;
}

export function otherIntegrationsText(others: OtherIntegrations): string {
  const { count, areOthers, hours, min, max } = others;
  const [all, verb, each] =
    count === 1
      ? ['The integration', 'counts', '']
      : [`All ${count} integrations`, 'count', ' each'];
  const subject = areOthers ? formatCount(count, 'other integration') : all;
  return `${subject} ${verb} with ${hours}${each}. Select your systems for a closer estimate: those on the rate card take ${min} to ${max} to build.`;
}
