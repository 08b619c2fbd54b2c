import { daysUntil } from '../../../contract/deadlineToMonths.ts';
import { launchTimesText } from '../../../contract/format/deferredClaimTexts.ts';
import { formatHours, timelineAdjective } from '../../../contract/format/durations.ts';
import { formatNumber, formatPercentage } from '../../../contract/format/numbers.ts';
import {
  formatCount,
  formatDay,
  formatList,
  formatWeeks,
} from '../../../contract/format/phrases.ts';
import { limits } from '../../../contract/limits.ts';
import { hasMaintenancePercentage } from '../../../contract/paper/paperParts.ts';
import { rateCard } from '../../estimate/rateCard.ts';
import { noReviewText, type ReportModel } from '../model/ReportModel.ts';

const longestReviewWeeks = Math.max(...rateCard.systems.map((system) => system.moderationWeeks));

/** Writes the sentences about the duration of the build, platform reviews and the deadline. */
export function timelineRisk(model: ReportModel): string[] {
  const { estimate: estimated, reviewed, systems } = model;
  const { buildWeeks, moderationWeeks } = estimated.timeline;
  const points = [
    `Development takes ${formatWeeks(buildWeeks)}: ${formatHours(estimated.hours.development)} of work for a team with ${formatCount(model.weeklyCapacityHours, 'hour')} a week to spend on it.`,
  ];
  if (moderationWeeks > 0) {
    const longest = reviewed.filter((system) => system.moderationWeeks === moderationWeeks);
    points.push(
      `The longest platform review takes ${formatWeeks(moderationWeeks)} (${formatList(longest.map(({ name }) => name))}). Reviews run in parallel and half of the longest overlaps with the build, so reviews add ${formatWeeks(moderationWeeks / rateCard.moderationDivisor)}. Extra developers do not shorten them.`,
    );
  } else if (systems.length > 0) {
    points.push(`${noReviewText(model)}, so the schedule depends on your team alone.`);
  } else {
    points.push(
      `The schedule includes no platform review, because no system on the rate card is selected. The longest review there takes ${formatWeeks(longestReviewWeeks)} and would add ${formatWeeks(longestReviewWeeks / rateCard.moderationDivisor)}.`,
    );
  }
  points.push(launchTimesText(model.claims));
  const surcharge = estimated.factors.durationSurcharge;
  if (surcharge > 0) {
    const band = rateCard.durationSurcharge.find((candidate) => candidate.surcharge === surcharge);
    points.push(
      `Development takes more than ${band?.aboveWeeks} weeks, so the cost multiplier includes a surcharge of ${surcharge}.`,
    );
  }
  return [...points, ...deadlinePoints(model)];
}

function deadlinePoints({ inputs, date, deadline, estimate: estimated }: ReportModel): string[] {
  if (!inputs.deadline || !deadline) return [];
  const target = `Your target date, ${formatDay(inputs.deadline)},`;
  if (inputs.deadline.slice(0, 10) < date)
    return [`${target} had already passed when this report was created.`];
  const { availableWeeks, missesByWeeks, embeddedMissesByWeeks } = deadline;
  const leaves =
    availableWeeks > 0
      ? `${target} leaves ${formatCount(availableWeeks, 'whole week')}.`
      : `${target} is ${daysAway(daysUntil(inputs.deadline, date))}.`;
  if (missesByWeeks === 0 && embeddedMissesByWeeks === 0) {
    return [`${leaves} Building and embedding both meet it.`];
  }
  const inHouse =
    missesByWeeks === 0
      ? 'The in-house build meets it.'
      : `The in-house build would miss it by ${formatWeeks(missesByWeeks)}. ${waysToMeetDeadline(deadline, estimated)}`;
  const embedded =
    embeddedMissesByWeeks === 0
      ? 'Embedding meets your date.'
      : `Embedding would miss it by ${formatWeeks(embeddedMissesByWeeks)}.`;
  return [`${leaves} ${inHouse} ${embedded}`];
}

function daysAway(days: number): string {
  return days === 0 ? 'today' : `${formatCount(days, 'day')} away`;
}

/** Says how the in-house build could meet a deadline that it misses. */
function waysToMeetDeadline(
  {
    developersNeeded,
    devTimePercentageNeeded,
    blockingReview,
  }: NonNullable<ReportModel['deadline']>,
  { factors }: ReportModel['estimate'],
): string {
  if (blockingReview) {
    const { systemName, moderationWeeks } = blockingReview;
    return `No team size can meet this date: half of ${systemName}'s ${timelineAdjective(moderationWeeks)} review already takes longer.`;
  }
  const ways = [
    ...(developersNeeded === null
      ? []
      : [
          `${formatCount(developersNeeded, 'developer')} at ${formatNumber(factors.effectiveDevTimePercentage, 2)}%`,
        ]),
    ...(devTimePercentageNeeded === null ? [] : [`the same team at ${devTimePercentageNeeded}%`]),
  ];
  return ways.length > 0
    ? `You'd need ${ways.join(', or ')} of their time to make it.`
    : `Neither ${limits.developerCountNumber.max} developers at ${formatNumber(factors.effectiveDevTimePercentage, 2)}% of their time nor your current team at full time would make it.`;
}

/** Writes the sentences about the complexity of the selected systems. */
export function technicalComplexity({
  systems,
  genericCount,
  estimate: estimated,
  inputs,
}: ReportModel): string[] {
  const points: string[] = [];
  const [hardest] = [...systems].sort((a, b) => b.devHours - a.devHours);
  if (hardest) {
    const { development } = estimated.hours;
    const share =
      development > 0
        ? `, ${formatPercentage(Math.round((100 * hardest.devHours) / development))} of all development`
        : '';
    const isOnly = systems.length === 1;
    if (!isOnly) points.push(complexityCounts(systems));
    points.push(
      `${hardest.name} ${isOnly ? `is rated ${hardest.complexity} and takes` : 'takes the most work:'} ${formatHours(hardest.devHours)}${share}. ${hardest.complexityNote}`,
    );
  }
  if (genericCount > 0) {
    points.push(
      genericPoint(genericCount, {
        hasProfiledSystems: systems.length > 0,
        hasMaintenanceHours: !hasMaintenancePercentage(inputs.assumptions),
      }),
    );
  }
  return points;
}

/**
 * "Of the 4 selected systems on the rate card, 1 is rated Extremely High, 1 High and 2 Moderate."
 */
function complexityCounts(systems: ReportModel['systems']): string {
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

function genericPoint(
  genericCount: number,
  options: { hasProfiledSystems: boolean; hasMaintenanceHours: boolean },
): string {
  const { devHours, maintenanceHours } = rateCard.genericIntegration;
  const profileHours = rateCard.systems.map((system) => system.devHours);
  const maintenance = options.hasMaintenanceHours
    ? ` and ${formatHours(maintenanceHours)} a month to maintain`
    : '';
  const subject = options.hasProfiledSystems
    ? formatCount(genericCount, 'other integration')
    : genericCount === 1
      ? 'The integration'
      : `All ${genericCount} integrations`;
  return `${subject} ${genericCount === 1 ? 'counts' : 'count'} as average: ${formatHours(devHours)} to build${maintenance}${genericCount === 1 ? '' : ' each'}. Select your systems for a closer estimate: those on the rate card take ${Math.min(...profileHours)} to ${formatHours(Math.max(...profileHours))} to build.`;
}
