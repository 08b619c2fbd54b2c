import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { DeadlineOutlook } from '../../contract/claims.ts';
import type { Estimate } from '../../contract/estimate.ts';
import { wholeDeadlineText } from '../../contract/format/deadlineTexts.ts';
import { formatTimeline, timeUntil } from '../../contract/format/durations.ts';
import { percentText } from '../../contract/format/locale.ts';
import { formatUsd } from '../../contract/format/money.ts';
import { formatNumber } from '../../contract/format/numbers.ts';
import { formatDay } from '../../contract/format/phrases.ts';
import { nextPriceStep } from '../estimate/embeddedPlan.ts';
import { estimate } from '../estimate/estimate.ts';
import { appliedMultiplier } from '../estimate/factors.ts';
import { rateCard } from '../estimate/rateCard.ts';
import type { ChosenSystem } from '../estimate/systems.ts';
import {
  complexityCountsText,
  deadlineDistanceText,
  efficientTeamText,
  focusText,
  fullTimeTexts,
  nextPlanText,
  partTimeText,
  passedDeadlineText,
  teamAddsText,
} from './inputSentences.ts';

/*
 * Chooses sentences of the business analysis by a threshold; `worker/words/` has their turns.
 */

/** An estimate with its inputs. */
interface Estimated {
  readonly inputs: CalculatorInputs;
  readonly estimate: Estimate;
}

/** Says what the size of the team adds to the cost. */
export function teamPoint(developers: number, teamSizeFactor: number): string {
  return teamSizeFactor > 1
    ? teamAddsText(developers, percentText(formatNumber(100 * (teamSizeFactor - 1), 1)))
    : efficientTeamText(developers);
}

/** Says how much part-time work adds to the cost. */
export function devTimePoint({ inputs, estimate: estimated }: Estimated): string {
  const { factors, results, assumed } = estimated;
  if (factors.devTimeFactor <= 1) {
    return fullTimeTexts[inputs.devTimePercentage ? 'stated' : 'assumed'];
  }
  const full = estimate({ ...inputs, devTimePercentage: 100 });
  return partTimeText({
    percentage: percentText(formatNumber(factors.effectiveDevTimePercentage, 1)),
    factor: formatNumber(appliedMultiplier(factors.devTimeFactor, assumed.multiplierPercentage), 3),
    fullUsd: formatUsd(full.results.inHouse.initialTotal),
    usd: formatUsd(results.inHouse.initialTotal),
    fullTimeline: formatTimeline(full.timeline.timelineWeeks),
  });
}

/** What a team gains that spends most of its time on integrations. */
export function focusPoint({ inputs, estimate: { factors, results } }: Estimated): string | false {
  const focused = estimate({ ...inputs, devTimePercentage: 80 });
  const savedUsd = results.inHouse.initialTotal - focused.results.inHouse.initialTotal;
  return (
    factors.effectiveDevTimePercentage < 80 &&
    savedUsd > 0 &&
    focusText(formatUsd(savedUsd), formatTimeline(focused.timeline.timelineWeeks))
  );
}

/** The price step to the next plan, if there is one. */
export function nextPlanPoint({ estimate: estimated }: Estimated): string | undefined {
  const next = nextPriceStep(estimated);
  if (!next) return undefined;
  const step = formatUsd(next.extraPerYearUsd);
  return nextPlanText(next.integrationsLeft, step === formatUsd(0) ? null : step);
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
  const target = formatDay(inputs.deadline);
  if (inputs.deadline.slice(0, 10) < date) return passedDeadlineText(target);
  const distance = deadlineDistanceText(target, timeUntil(inputs.deadline, date));
  return `${distance} ${wholeDeadlineText(deadline)}`;
}

/** How many of the selected systems of the rate card have each complexity. */
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
  return complexityCountsText(systems.length, counts);
}
