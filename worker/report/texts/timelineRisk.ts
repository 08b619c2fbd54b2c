import { formatHours } from '../../../contract/format/formatHours.ts';
import { formatNumber } from '../../../contract/format/formatNumber.ts';
import { formatTimeline, timelineAdjective } from '../../../contract/format/formatTimeline.ts';
import { limits } from '../../../contract/limits.ts';
import { rateCard } from '../../estimate/rateCard.ts';
import { formatCount } from '../../format/formatCount.ts';
import { formatDay } from '../../format/formatDay.ts';
import { formatList } from '../../format/formatList.ts';
import { formatWeeks } from '../../format/formatWeeks.ts';
import type { ReportModel } from '../model/ReportModel.ts';

const longestReviewWeeks = Math.max(...rateCard.systems.map((system) => system.moderationWeeks));

/** Writes the sentences about the duration of the build, platform reviews and the deadline. */
export function timelineRisk(model: ReportModel): string[] {
  const { estimate: estimated, reviewed, systems } = model;
  const { buildWeeks, moderationWeeks, timelineWeeks, embeddedWeeks } = estimated.timeline;
  const points = [
    `Development alone fills ${formatWeeks(buildWeeks)}: ${formatHours(estimated.hours.development)} of work for a team that has ${formatCount(model.weeklyCapacityHours, 'hour')} a week for it.`,
  ];
  if (moderationWeeks > 0) {
    const longest = reviewed.filter((system) => system.moderationWeeks === moderationWeeks);
    points.push(
      `The longest platform review is planned at ${formatWeeks(moderationWeeks)} (${formatList(longest.map(({ name }) => name))}). Reviews run side by side and half of the longest overlaps with the build, so it adds ${formatWeeks(moderationWeeks / rateCard.moderationDivisor)}; more developers do not shorten it.`,
    );
  } else if (systems.length > 0) {
    points.push(
      'No platform review is planned for the selected systems, so the schedule is your own.',
    );
  } else {
    points.push(
      `No system with a profile is selected, so the schedule holds no platform review; the longest on the rate card, ${formatWeeks(longestReviewWeeks)}, would add ${formatWeeks(longestReviewWeeks / rateCard.moderationDivisor)}.`,
    );
  }
  points.push(timeComparison(timelineWeeks, embeddedWeeks));
  const surcharge = estimated.factors.durationSurcharge;
  if (surcharge > 0) {
    const band = rateCard.durationSurcharge.find((candidate) => candidate.surcharge === surcharge);
    points.push(
      `Because development takes more than ${band?.aboveWeeks} weeks, the cost multiplier carries a surcharge of ${surcharge}.`,
    );
  }
  return [...points, ...deadlinePoints(model)];
}

function timeComparison(timelineWeeks: number, embeddedWeeks: number): string {
  const inHouse = formatTimeline(timelineWeeks);
  const embedded = formatTimeline(embeddedWeeks);
  const difference = timelineWeeks - embeddedWeeks;
  if (difference > 0) {
    return `In-house is live after ${inHouse}, the embedded product after ${embedded}: ${formatWeeks(difference)} earlier.`;
  }
  if (difference < 0) {
    return `Here building is the faster way: live after ${inHouse} against ${embedded} for the embedded product.`;
  }
  return `Both ways are live after ${inHouse}.`;
}

function deadlinePoints({ inputs, date, deadline, estimate: estimated }: ReportModel): string[] {
  if (!inputs.deadline || !deadline) return [];
  const target = `Your target date, ${formatDay(inputs.deadline)},`;
  if (inputs.deadline.slice(0, 10) < date)
    return [`${target} had passed when this report was made.`];
  const { availableWeeks, missesByWeeks, embeddedMissesByWeeks } = deadline;
  const leaves = `${target} leaves ${formatCount(availableWeeks, 'whole week')}.`;
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

/** What the in-house build needs to meet a deadline that it misses. */
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
    : `Neither ${limits.developerCountNumber.max} developers at this share of their time nor this team at full time would make it.`;
}
