import { complexityNote } from '../../../contract/complexityNotes.ts';
import { wholeDeadlineText } from '../../../contract/format/deadlineTexts.ts';
import { launchTimesText } from '../../../contract/format/deferredClaimTexts.ts';
import { formatHours, timeUntil } from '../../../contract/format/durations.ts';
import { formatPercentage } from '../../../contract/format/numbers.ts';
import {
  formatCount,
  formatDay,
  formatList,
  formatWeeks,
} from '../../../contract/format/phrases.ts';
import { rateCard } from '../../estimate/rateCard.ts';
import { systemProfile } from '../../estimate/systems.ts';
import { noReviewText, type ReportModel } from '../model/ReportModel.ts';
import { genericHoursText } from './genericHours.ts';

const longestReviewWeeks = Math.max(...rateCard.systems.map((system) => system.moderationWeeks));

/** A sentence, or nothing where it does not apply. */
export type Point = string | false | undefined;

/** Writes the sentences about the duration of the build, platform reviews and the deadline. */
export function timelineRisk(model: ReportModel): Point[] {
  const { hours, timeline, factors } = model.estimate;
  const { durationSurcharge: surcharge } = factors;
  const band = rateCard.durationSurcharge.find((candidate) => candidate.surcharge === surcharge);
  return [
    `Development takes ${formatWeeks(timeline.buildWeeks)}: ${formatHours(hours.development)} of work for a team with ${formatCount(model.weeklyCapacityHours, 'hour')} a week to spend on it.`,
    reviewPoint(model),
    launchTimesText(model.claims),
    surcharge > 0 &&
      `Development takes more than ${band?.aboveWeeks} weeks, so the cost multiplier includes a surcharge of ${surcharge}.`,
    deadlinePoint(model),
  ];
}

/** What platform reviews add, or why they add nothing. */
function reviewPoint(model: ReportModel): string {
  const { moderationWeeks } = model.estimate.timeline;
  const added = (weeks: number) => formatWeeks(weeks / rateCard.moderationDivisor);
  if (moderationWeeks > 0) {
    const longest = model.reviewed.filter((system) => system.moderationWeeks === moderationWeeks);
    return `The longest platform review takes ${formatWeeks(moderationWeeks)} (${formatList(longest.map(({ name }) => name))}). Reviews run in parallel and half of the longest overlaps with the build, so reviews add ${added(moderationWeeks)}. Extra developers do not shorten them.`;
  }
  return model.systems.length > 0
    ? `${noReviewText(model)}, so the schedule depends on your team alone.`
    : `The schedule includes no platform review, because no system on the rate card is selected. The longest review there takes ${formatWeeks(longestReviewWeeks)} and would add ${added(longestReviewWeeks)}.`;
}

function deadlinePoint({ inputs, date, deadline }: ReportModel): Point {
  if (!inputs.deadline || !deadline) return undefined;
  const target = `Your target date, ${formatDay(inputs.deadline)},`;
  if (inputs.deadline.slice(0, 10) < date)
    return `${target} had already passed when this report was created.`;
  const distance = timeUntil(inputs.deadline, date);
  return `${target} is ${distance}. ${wholeDeadlineText(deadline, inputs)}`;
}

/** Writes the sentences about the complexity of the selected systems. */
export function technicalComplexity(model: ReportModel): Point[] {
  const { systems, genericCount } = model;
  const [hardest] = systems.toSorted((a, b) => b.devHours - a.devHours);
  return [
    complexityCounts(systems),
    hardest && hardestPoint(hardest, model),
    genericCount > 0 && genericPoint(model),
  ];
}

function hardestPoint(
  { id, name, complexity, devHours }: ReportModel['systems'][number],
  { systems, inputs: { assumptions }, estimate: { hours } }: ReportModel,
): string {
  const isOnly = systems.length === 1;
  const share =
    hours.development > 0
      ? `, ${formatPercentage(Math.round((100 * devHours) / hours.development))} of all development`
      : '';
  return `${name} ${isOnly ? `is rated ${complexity} and takes` : 'takes the most work:'} ${formatHours(devHours)}${share}. ${complexityNote(id, assumptions)}`;
}

/**
 * "Of the 4 selected systems on the rate card, 1 is rated Extremely High, 1 High and 2 Moderate."
 */
function complexityCounts(selected: ReportModel['systems']): string | undefined {
  const systems = selected.filter(({ id }) => systemProfile(id));
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

function genericPoint({ genericCount: count, systems, inputs }: ReportModel): string {
  const profileHours = rateCard.systems.map((system) => system.devHours);
  const [all, verb, each] =
    count === 1
      ? ['The integration', 'counts', '']
      : [`All ${count} integrations`, 'count', ' each'];
  const subject = systems.length > 0 ? formatCount(count, 'other integration') : all;
  return `${subject} ${verb} with ${genericHoursText(inputs.assumptions)}${each}. Select your systems for a closer estimate: those on the rate card take ${Math.min(...profileHours)} to ${formatHours(Math.max(...profileHours))} to build.`;
}
