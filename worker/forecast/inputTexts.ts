import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { DeadlineOutlook } from '../../contract/claims.ts';
import type { Estimate } from '../../contract/estimate.ts';
import { wholeDeadlineText } from '../../contract/format/deadlineTexts.ts';
import { formatTimeline, timeUntil } from '../../contract/format/durations.ts';
import { formatUsd } from '../../contract/format/money.ts';
import { formatNumber } from '../../contract/format/numbers.ts';
import { formatCount, formatDay, formatList } from '../../contract/format/phrases.ts';
import { nextPriceStep } from '../estimate/embeddedPlan.ts';
import { estimate } from '../estimate/estimate.ts';
import { rateCard } from '../estimate/rateCard.ts';
import type { ChosenSystem } from '../estimate/systems.ts';

/*
 * Sentences of the business analysis that depend on a threshold; `worker/words/` has their turns.
 */

/** An estimate with its inputs. */
interface Estimated {
  readonly inputs: CalculatorInputs;
  readonly estimate: Estimate;
}

/** Says what the size of the team adds to the cost. */
export function teamPoint(developers: number, teamSizeFactor: number): string {
  return teamSizeFactor > 1
    ? `${developers === 1 ? 'A single developer' : `A team of ${developers}`} adds ${formatNumber(100 * (teamSizeFactor - 1), 1)}% to the cost of the same hours. Teams of three or four are the most efficient.`
    : `A team of ${developers} is the most efficient size: it adds nothing to the cost.`;
}

/** Says how much part-time work adds to the cost. */
export function devTimePoint({ inputs, estimate: { factors, results } }: Estimated): string {
  if (factors.devTimeFactor <= 1) {
    return inputs.devTimePercentage
      ? 'Your developers work on this full time, so no cost for switching between projects is added.'
      : 'You did not enter the time spent on integrations. Full time is assumed, so no cost for switching between projects is added.';
  }
  const full = estimate({ ...inputs, devTimePercentage: 100 });
  return `At ${formatNumber(factors.effectiveDevTimePercentage, 1)}% of their time, the same hours cost ${formatNumber(factors.devTimeFactor, 3)} times as much, because switching between projects costs time. At full time, the same team would build for ${formatUsd(full.results.inHouse.initialTotal)} instead of ${formatUsd(results.inHouse.initialTotal)} and go live after ${formatTimeline(full.timeline.timelineWeeks)}.`;
}

/** What a team gains that spends most of its time on integrations. */
export function focusPoint({ inputs, estimate: { factors, results } }: Estimated): string | false {
  const focused = estimate({ ...inputs, devTimePercentage: 80 });
  const savedUsd = results.inHouse.initialTotal - focused.results.inHouse.initialTotal;
  return (
    factors.effectiveDevTimePercentage < 80 &&
    savedUsd > 0 &&
    `If you build, let the team spend at least 80% of its time on integrations. The initial cost falls by ${formatUsd(savedUsd)}, and you go live after ${formatTimeline(focused.timeline.timelineWeeks)}.`
  );
}

/** The price step to the next plan, if there is one. */
export function nextPlanPoint({ estimate: estimated }: Estimated): string | undefined {
  const next = nextPriceStep(estimated);
  if (!next) return undefined;
  const step = formatUsd(next.extraPerYearUsd);
  const extra = step === formatUsd(0) ? 'adds no extra cost' : `costs ${step} more a year`;
  return next.integrationsLeft === 0
    ? `One more integration moves you to the next plan, which ${extra}. Confirm the number before you sign.`
    : `Your plan has room for ${formatCount(next.integrationsLeft, 'more integration')} at the same subscription. After that, the next plan ${extra}.`;
}

/** How far away the target date is, and which side meets it. */
export function deadlinePoint({
  inputs,
  date,
  deadline,
}: {
  readonly inputs: CalculatorInputs;
  readonly date: string;
  readonly deadline: DeadlineOutlook | null;
}): string | undefined {
  if (!inputs.deadline || !deadline) return undefined;
  const target = `Your target date, ${formatDay(inputs.deadline)},`;
  if (inputs.deadline.slice(0, 10) < date)
    return `${target} had already passed when this report was created.`;
  const distance = timeUntil(inputs.deadline, date);
  return `${target} is ${distance}. ${wholeDeadlineText(deadline)}`;
}

/**
 * "Of the 4 selected systems on the rate card, 1 is rated Extremely High, 1 High and 2 Moderate."
 */
export function complexityCounts(
  selected: readonly Pick<ChosenSystem, 'complexity'>[],
): string | undefined {
  const systems = selected.filter(({ complexity }) => complexity !== null);
  if (systems.length < 2) return undefined;
  const counts = rateCard.complexityByDevHours
    .map(({ complexity }) => ({
      complexity,
      count: systems.filter((system) => system.complexity === complexity).length,
    }))
    .filter(({ count }) => count > 0)
    .reverse();
  const rated = counts.map(({ complexity, count }, index) =>
    index === 0
      ? `${count} ${count === 1 ? 'is' : 'are'} rated ${complexity}`
      : `${count} ${complexity}`,
  );
  return `Of the ${systems.length} selected systems on the rate card, ${formatList(rated)}.`;
}
