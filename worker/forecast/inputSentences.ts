import { formatCount, formatList } from '../../contract/format/phrases.ts';

/*
 * Sentences of the business analysis about the inputs. Amounts, times and percentages are texts.
 */

/** @param added - "5%". */
export const teamAddsText = (developers: number, added: string) =>
  `${developers === 1 ? 'A single developer' : `A team of ${developers}`} adds ${added} to the cost of the same hours. Teams of three or four are the most efficient.`;

export const efficientTeamText = (developers: number) =>
  `A team of ${developers} is the most efficient size: it adds nothing to the cost.`;

export const fullTimeTexts = {
  stated:
    'Your developers work on this full time, so no cost for switching between projects is added.',
  assumed:
    'You did not enter the time spent on integrations. Full time is assumed, so no cost for switching between projects is added.',
} as const;

interface PartTime {
  readonly percentage: string;
  readonly factor: string;
  readonly fullUsd: string;
  readonly usd: string;
  /** The time to go-live at full time. */
  readonly fullTimeline: string;
}

export const partTimeText = ({ percentage, factor, fullUsd, usd, fullTimeline }: PartTime) =>
  `At ${percentage} of their time, the same hours cost ${factor} times as much, because switching between projects costs time. At full time, the same team would build for ${fullUsd} instead of ${usd} and go live after ${fullTimeline}.`;

export const focusText = (savedUsd: string, timeline: string) =>
  `If you build, let the team spend at least 80% of its time on integrations. The initial cost falls by ${savedUsd}, and you go live after ${timeline}.`;

/** @param extraUsd - What the next plan costs more a year; null where it costs the same. */
export function nextPlanText(integrationsLeft: number, extraUsd: string | null): string {
  const extra = extraUsd === null ? 'adds no extra cost' : `costs ${extraUsd} more a year`;
  return integrationsLeft === 0
    ? `One more integration moves you to the next plan, which ${extra}. Confirm the number before you sign.`
    : `Your plan has room for ${formatCount(integrationsLeft, 'more integration')} at the same subscription. After that, the next plan ${extra}.`;
}

export const passedDeadlineText = (day: string) =>
  `Your target date, ${day}, had already passed when this report was created.`;

/** @param distance - "in 15 days". */
export const deadlineDistanceText = (day: string, distance: string) =>
  `Your target date, ${day}, is ${distance}.`;

/** How many of the selected systems have a complexity. */
interface Rated {
  readonly complexity: string;
  readonly count: number;
}

/**
 * "Of the 4 selected systems on the rate card, 1 is rated Extremely High, 1 High and 2 Moderate."
 */
export function complexityCountsText(systems: number, counts: readonly Rated[]): string {
  const rated = counts.map(({ complexity, count }, index) =>
    index === 0
      ? `${count} ${count === 1 ? 'is' : 'are'} rated ${complexity}`
      : `${count} ${complexity}`,
  );
  return `Of the ${systems} selected systems on the rate card, ${formatList(rated)}.`;
}
