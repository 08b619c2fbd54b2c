import type { CalculatorInputs } from '../../contract/calculation.ts';
import { daysUntil } from '../../contract/deadlineToMonths.ts';
import type { Verdict } from '../../contract/format/costComparison.ts';
import { limits } from '../../contract/limits.ts';
import { type Estimate, estimate } from '../estimate/estimate.ts';
import type { Complexity } from '../estimate/systemProfiles.ts';
import { systemProfile } from '../estimate/systems.ts';
import { timelineWeeks } from '../estimate/timeline.ts';
import { type PriceStep, priceStep } from '../forecast/priceStep.ts';
import { verdict } from '../forecast/verdict.ts';

/** What the page asks: the visitor's inputs and the visitor's day, for the worker has no clock. */
export interface Question {
  inputs: CalculatorInputs;
  /** The local calendar day, `2027-03-01`. */
  today: string;
}

/** What the page shows for a question. */
export interface Answer {
  estimate: Estimate;
  /** The selected systems that the rate card knows, by name. */
  systems: SelectedSystem[];
  /** Integrations that are estimated as generic ones. */
  genericCount: number;
  verdict: Verdict;
  /** Null on the largest plan. */
  priceStep: PriceStep | null;
  /** Null where no deadline is set. */
  deadline: DeadlineOutlook | null;
}

export interface SelectedSystem {
  id: string;
  name: string;
  category: string;
  devHours: number;
  /** Per month. */
  maintenanceHours: number;
  complexity: Complexity;
  moderationWeeks: number;
  complexityNote: string;
}

/** Whether either side makes the deadline, and what would let the in-house build make it. */
export interface DeadlineOutlook {
  /** Whole weeks from today that the deadline leaves. */
  availableWeeks: number;
  /** Whole weeks by which building comes too late; 0 where it is in time. */
  missesByWeeks: number;
  /** Whole weeks by which the embedded product comes too late; 0 where it is in time. */
  embeddedMissesByWeeks: number;
  /** The smallest team that makes it at the same share; null where none within the limits does. */
  developersNeeded: number | null;
  /** The smallest whole share in percent at which the same team makes it; null where not even 100 does. */
  timeShareNeeded: number | null;
  /** The longest review, where its half alone takes longer than the deadline leaves, so that no team makes it. */
  blockingReview: { systemName: string; moderationWeeks: number } | null;
}

/** Estimate the visitor's inputs, with all that the page says about them. */
export function answer({ inputs, today }: Question): Answer {
  const estimated = estimate(inputs);
  const selected = selectedProfiles(inputs.selectedSystems);
  return {
    estimate: estimated,
    systems: selected,
    genericCount: estimated.effectiveCount - selected.length,
    verdict: verdict(inputs, estimated),
    priceStep: priceStep(estimated.effectiveCount),
    deadline: deadlineOutlook(inputs, today, estimated, selected),
  };
}

function selectedProfiles(selectedSystems: readonly string[]): SelectedSystem[] {
  return [...new Set(selectedSystems)].flatMap((id) => systemProfile(id) ?? []).sort(byName);
}

/** By code units without regard to case: the same in every engine, whatever locales it carries. */
export function byName(a: { name: string }, b: { name: string }): number {
  const [first, second] = [a.name.toLowerCase(), b.name.toLowerCase()];
  return first < second ? -1 : first > second ? 1 : 0;
}

function deadlineOutlook(
  { deadline, developerCountNumber }: CalculatorInputs,
  today: string,
  { hours, timeline, factors }: Estimate,
  selected: readonly SelectedSystem[],
): DeadlineOutlook | null {
  if (!deadline) return null;
  const availableWeeks = Math.max(0, Math.floor(daysUntil(deadline, today) / 7));
  const { moderationWeeks } = timeline;
  const weeksWith = (developers: number, share: number) =>
    timelineWeeks(hours.development, developers, share, moderationWeeks);
  const longest = selected.find((system) => system.moderationWeeks === moderationWeeks);
  return {
    availableWeeks,
    missesByWeeks: Math.max(0, timeline.timelineWeeks - availableWeeks),
    embeddedMissesByWeeks: Math.max(0, timeline.embeddedWeeks - availableWeeks),
    developersNeeded: smallest(
      limits.developerCountNumber,
      (developers) => weeksWith(developers, factors.timeSharePercentage) <= availableWeeks,
    ),
    timeShareNeeded: smallest(
      limits.devTimePercentage,
      (share) => weeksWith(developerCountNumber, share) <= availableWeeks,
    ),
    blockingReview:
      longest && Math.ceil(moderationWeeks / 2) > availableWeeks
        ? { systemName: longest.name, moderationWeeks }
        : null,
  };
}

function smallest(
  { min, max }: { min: number; max: number },
  suffices: (value: number) => boolean,
): number | null {
  for (let value = min; value <= max; value++) if (suffices(value)) return value;
  return null;
}
