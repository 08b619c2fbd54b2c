import { claimOf } from '../../../contract/claims.ts';
import { complexityNote } from '../../../contract/complexityNotes.ts';
import { hasEmbeddedOwnWork } from '../../../contract/estimate.ts';
import {
  changingResultText,
  fasterBuildText,
  laterTurnText,
  launchText,
  launchTimesText,
  peopleText,
  resultAndLaunchText,
  splitText,
  verdictSentence,
} from '../../../contract/format/deferredClaimTexts.ts';
import { forecastMonths, formatHours, weeksPerMonth } from '../../../contract/format/durations.ts';
import { type Lever, leverTexts } from '../../../contract/format/leverTexts.ts';
import { formatPriceUsd, formatUsd } from '../../../contract/format/money.ts';
import { formatPercentage } from '../../../contract/format/numbers.ts';
import { formatCount, formatList, formatWeeks } from '../../../contract/format/phrases.ts';
import { rateCard } from '../../estimate/rateCard.ts';
import {
  complexityCounts,
  deadlinePoint,
  devTimePoint,
  focusPoint,
  nextPlanPoint,
  teamPoint,
} from '../../forecast/inputTexts.ts';
import type { Sensitivity } from '../../forecast/sensitivity.ts';
import { noReviewText, type ReportModel } from '../model/ReportModel.ts';
import { genericHoursText } from './evidenceTexts.ts';

/** A part of the business analysis, with sentences that follow from the inputs. */
interface Insight {
  readonly title: string;
  readonly points: readonly string[];
}

/** A sentence, or nothing where it does not apply. */
type Point = string | false | undefined;

/**
 * Writes the five parts of the business analysis that the page announces, in its order
 * (specification 1).
 */
export function insights(model: ReportModel): Insight[] {
  const parts: Readonly<Record<string, readonly Point[]>> = {
    'Timeline risk': timelineRisk(model),
    'Resource optimization': resourceOptimization(model),
    'Technical complexity': technicalComplexity(model),
    'Cost-benefit modeling': costBenefit(model),
    'Strategic recommendations': recommendations(model),
  };
  return Object.entries(parts).map(([title, points]) => ({
    title,
    points: points.filter((point) => typeof point === 'string'),
  }));
}

/** Writes the sentences about the costs after go-live, and what changes the result. */
function costBenefit({ estimate: { results, escalation }, forecast }: ReportModel): Point[] {
  const { inHouse, embedded } = results;
  const { ownMonthlyUsd, turnoverMonthlyUsd, overageMonthlyUsd, feesYearlyUsd } = escalation;
  const ownWork = ownMonthlyUsd > 0 ? `, and your own work on it ${formatUsd(ownMonthlyUsd)}` : '';
  const { levers, differenceUsd } = forecast.sensitivity;
  const hours = levers.find(({ lever }) => lever === 'hours');
  const turnover =
    turnoverMonthlyUsd > 0 ? `, and turnover ${formatUsd(turnoverMonthlyUsd)} from the start` : '';
  const fees = feesYearlyUsd > 0 ? `, and fees ${formatUsd(feesYearlyUsd)} a year` : '';
  const overage = overageMonthlyUsd > 0 ? `, overage ${formatUsd(overageMonthlyUsd)}` : '';
  return [
    `After go-live, in-house maintenance costs ${formatUsd(inHouse.maintenance)} a month${turnover}${fees}. The embedded subscription costs ${formatPriceUsd(embedded.monthly)} a month${overage}${ownWork}.`,
    differenceUsd === null ? goLivePoint(levers) : hours && hoursErrorPoint(hours),
  ];
}

/** How wrong the hours may be before the 36-month result changes. */
function hoursErrorPoint({ breakEvenValue }: Sensitivity): string {
  return `How wrong can the estimate be? ${
    breakEvenValue === null
      ? `The ${forecastMonths}-month result stays the same at anything from 1% to 1,000% of the planned hours.`
      : `The ${forecastMonths}-month result changes if the work takes ${formatPercentage(breakEvenValue)} of the planned hours.`
  }`;
}

/** The levers that a company decides; nobody chooses how many hours the work takes, or a review. */
const decisions: readonly Lever[] = ['integrations', 'team', 'devTime', 'listings'];

/** Says how an unfinished build goes live within the forecast. It compares no costs (E22). */
function goLivePoint(levers: readonly Sensitivity[]): string {
  const values = levers.flatMap(({ lever, breakEvenValue }) =>
    breakEvenValue === null || !decisions.includes(lever)
      ? []
      : [leverTexts[lever].value(breakEvenValue)],
  );
  return values.length === 0
    ? `No single change of scope or team gets the build live within ${forecastMonths} months.`
    : `Any one of these changes gets the build live within ${forecastMonths} months: ${values.join('; ')}.`;
}

/** Writes the advantages of building in-house: the general ones, and those for these inputs. */
export function inHouseStrengths({ claims }: Pick<ReportModel, 'claims'>): string[] {
  return [
    'You own the code. You decide what it does and when it changes.',
    'You don’t depend on a vendor’s prices, roadmap or uptime, and one fewer company handles your customers’ data.',
    'There is no subscription. You pay for maintenance alone, and you decide how much of it to do.',
    fasterBuildText(claims),
    'What your engineers learn about these systems stays in your company.',
  ].filter(Boolean);
}

/** Writes the sentences about the hours, the developer time and the size of the team. */
function resourceOptimization(model: ReportModel): Point[] {
  const { inputs, estimate: estimated, weeklyCapacityHours, claims } = model;
  const { hours, factors } = estimated;
  const { developerCountNumber: developers } = inputs;
  const maintenanceShare = (100 * hours.maintenance) / (weeklyCapacityHours * weeksPerMonth);
  return [
    `Building takes ${formatHours(hours.development)}. Maintenance then takes ${formatCount(hours.maintenance, 'hour', 2)} a month, or ${formatHours(12 * hours.maintenance)} a year.`,
    peopleText(claims, 'inHouse').trim() ||
      `Maintenance would take up ${formatPercentage(maintenanceShare)} of your team's integration time.`,
    devTimePoint(model),
    teamPoint(developers, factors.teamSizeFactor),
    hasEmbeddedOwnWork(estimated)
      ? `The embedded cost over time includes the time of your own team that you stated.${peopleText(claims, 'embedded')}`
      : 'The embedded cost does not include time of your own team. Plan some for embedding, testing and rolling out the product.',
  ];
}

/** Writes the recommendations. */
function recommendations(model: ReportModel): Point[] {
  const [longest] = model.reviewed;
  return [
    verdictPoint(model),
    splitText(model.claims) || false,
    focusPoint(model),
    longest &&
      `If you build, apply for ${longest.name}'s review as early as its rules allow. At ${formatWeeks(longest.moderationWeeks)}, it is the longest wait outside your control.`,
    nextPlanPoint(model),
    hoursPoint(model),
  ];
}

/** The verdict over 12 and 36 months, and which side is live sooner. */
function verdictPoint({ claims }: ReportModel): string {
  const [year, forecast] = [12, forecastMonths].map((months) => claimOf(claims, 'cheaper', months));
  if (!forecast) {
    return `${verdictSentence(claims)} Solve the time to market first: shorten the build, or embed.`;
  }
  const later = laterTurnText(claims);
  if (!year || year.side === forecast.side) return `${resultAndLaunchText(claims)}${later}`;
  return `${changingResultText(claims)}${later} Decide by how long you will need the integrations. ${launchText(claims)}`;
}

/** Whose hours to check: those of the rate card, as the visitor knows their own. */
function hoursPoint({ inputs, systems, genericCount }: ReportModel): string {
  const figures = inputs.assumptions?.systems;
  const ofRateCard = systems.filter(({ id }) => figures?.[id]?.devHours === undefined);
  const largest = ofRateCard.toSorted((a, b) => b.devHours - a.devHours).slice(0, 2);
  const effect = 'The in-house cost rises and falls with them.';
  if (largest.length > 0) {
    return `Before you decide, have your engineers check the rate card’s hours for ${formatList(largest.map(({ name }) => name))}. ${effect}`;
  }
  return genericCount > 0
    ? `Before you decide, select your systems and have your engineers check the rate card’s hours. ${effect}`
    : `Before you decide, have your engineers check the development hours that you entered. ${effect}`;
}

const longestReviewWeeks = Math.max(...rateCard.systems.map((system) => system.moderationWeeks));

/** Writes the sentences about the duration of the build, platform reviews and the deadline. */
function timelineRisk(model: ReportModel): Point[] {
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

/** Says how long platform reviews take, or why they add nothing. */
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

/** Writes the sentences about the complexity of the selected systems. */
function technicalComplexity(model: ReportModel): Point[] {
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
  const rating = complexity === null ? 'takes' : `is rated ${complexity} and takes`;
  const verb = systems.length === 1 ? rating : 'takes the most work:';
  const share =
    hours.development > 0
      ? `, ${formatPercentage(Math.round((100 * devHours) / hours.development))} of all development`
      : '';
  return `${name} ${verb} ${formatHours(devHours)}${share}. ${complexityNote(id, assumptions)}`;
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
