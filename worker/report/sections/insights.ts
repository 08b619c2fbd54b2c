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
import { type Lever, leverValue } from '../../../contract/format/leverTexts.ts';
import { formatPriceUsd, formatUsd } from '../../../contract/format/money.ts';
import { formatNumber, formatPercentage } from '../../../contract/format/numbers.ts';
import { formatCount, formatWeeks } from '../../../contract/format/phrases.ts';
import { otherSystemName } from '../../../contract/systemIds.ts';
import { appliedMultiplier } from '../../estimate/factors.ts';
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
import {
  applyEarlyText,
  buildHoursText,
  checkHoursTexts,
  decideByTimeText,
  developmentText,
  goLiveText,
  hardestText,
  hoursErrorText,
  insightTitles,
  longestReviewText,
  maintenanceShareText,
  noSystemText,
  otherIntegrationsText,
  ownTimeTexts,
  runningCostsText,
  solveTimeText,
  strengthTexts,
  surchargeText,
  teamAloneText,
} from '../texts/insightSentences.ts';
import { genericHours } from './evidence.ts';

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
    [insightTitles.timeline]: timelineRisk(model),
    [insightTitles.resources]: resourceOptimization(model),
    [insightTitles.complexity]: technicalComplexity(model),
    [insightTitles.costs]: costBenefit(model),
    [insightTitles.recommendations]: recommendations(model),
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
  const { levers, differenceUsd } = forecast.sensitivity;
  const hours = levers.find(({ lever }) => lever === 'hours');
  const unlessZero = (usd: number) => (usd > 0 ? formatUsd(usd) : null);
  return [
    runningCostsText({
      maintenanceUsd: formatUsd(inHouse.maintenance),
      turnoverUsd: unlessZero(turnoverMonthlyUsd),
      feesUsd: unlessZero(feesYearlyUsd),
      subscriptionUsd: formatPriceUsd(embedded.monthly),
      overageUsd: unlessZero(overageMonthlyUsd),
      ownWorkUsd: unlessZero(ownMonthlyUsd),
    }),
    differenceUsd === null ? goLivePoint(levers) : hours && hoursErrorPoint(hours),
  ];
}

/** How wrong the hours may be before the 36-month result changes. */
function hoursErrorPoint({ breakEvenValue }: Sensitivity): string {
  return hoursErrorText(breakEvenValue === null ? null : formatPercentage(breakEvenValue));
}

/** The levers that a company decides; nobody chooses how many hours the work takes, or a review. */
const decisions: readonly Lever[] = ['integrations', 'team', 'devTime', 'listings'];

/** Says how an unfinished build goes live within the forecast. It compares no costs (E22). */
function goLivePoint(levers: readonly Sensitivity[]): string {
  const values = levers.flatMap(({ lever, breakEvenValue }) =>
    breakEvenValue === null || !decisions.includes(lever)
      ? []
      : [leverValue(lever, breakEvenValue)],
  );
  return goLiveText(values);
}

/** Writes the advantages of building in-house: the general ones, and those for these inputs. */
export function inHouseStrengths({ claims }: Pick<ReportModel, 'claims'>): string[] {
  return [
    strengthTexts.code,
    strengthTexts.vendor,
    strengthTexts.subscription,
    fasterBuildText(claims),
    strengthTexts.knowledge,
  ].filter(Boolean);
}

/** Writes the sentences about the hours, the developer time and the size of the team. */
function resourceOptimization(model: ReportModel): Point[] {
  const { inputs, estimate: estimated, weeklyCapacityHours, claims } = model;
  const { hours, factors, assumed } = estimated;
  const counted = assumed.multiplierPercentage;
  const maintenanceShare = (100 * hours.maintenance) / (weeklyCapacityHours * weeksPerMonth);
  return [
    buildHoursText(
      formatHours(hours.development),
      formatCount(hours.maintenance, 'hour', 2),
      formatHours(12 * hours.maintenance),
    ),
    peopleText(claims, 'inHouse').trim() ||
      maintenanceShareText(formatPercentage(maintenanceShare)),
    counted > 0 && devTimePoint(model),
    counted > 0 &&
      teamPoint(inputs.developerCountNumber, appliedMultiplier(factors.teamSizeFactor, counted)),
    hasEmbeddedOwnWork(estimated)
      ? `${ownTimeTexts.included}${peopleText(claims, 'embedded')}`
      : ownTimeTexts.notIncluded,
  ];
}

/** Writes the recommendations. */
function recommendations(model: ReportModel): Point[] {
  const [longest] = model.reviewed;
  return [
    verdictPoint(model),
    splitText(model.claims) || false,
    focusPoint(model),
    longest && applyEarlyText(longest.name, formatWeeks(longest.moderationWeeks)),
    nextPlanPoint(model),
    hoursPoint(model),
  ];
}

/** The verdict over 12 and 36 months, and which side is live sooner. */
function verdictPoint({ claims }: ReportModel): string {
  const [year, forecast] = [12, forecastMonths].map((months) => claimOf(claims, 'cheaper', months));
  if (!forecast) return `${verdictSentence(claims)} ${solveTimeText}`;
  const later = laterTurnText(claims);
  if (!year || year.side === forecast.side) return `${resultAndLaunchText(claims)}${later}`;
  return `${changingResultText(claims)}${later} ${decideByTimeText} ${launchText(claims)}`;
}

/** Whose hours to check: those of the rate card, as the visitor knows their own. */
function hoursPoint({ inputs, systems, genericCount }: ReportModel): string {
  const own = inputs.assumptions;
  const notOwn = systems.filter(({ id }) => own?.systems?.[id]?.devHours === undefined);
  const ofRateCard = notOwn.filter(({ id }) => otherSystemName(id) === null);
  const largest = ofRateCard.toSorted((a, b) => b.devHours - a.devHours).slice(0, 2);
  if (largest.length > 0) return checkHoursTexts.named(largest.map(({ name }) => name));
  const isGeneric = genericCount + notOwn.length > 0 && own?.genericDevHours === undefined;
  return checkHoursTexts[isGeneric ? 'generic' : 'own'];
}

const longestReviewWeeks = Math.max(...rateCard.systems.map((system) => system.moderationWeeks));

/** Writes the sentences about the duration of the build, platform reviews and the deadline. */
function timelineRisk(model: ReportModel): Point[] {
  const { hours, timeline, factors, assumed } = model.estimate;
  const { durationSurcharge } = factors;
  const band = rateCard.durationSurcharge.find(({ surcharge }) => surcharge === durationSurcharge);
  const counted = (durationSurcharge * assumed.multiplierPercentage) / 100;
  return [
    developmentText(
      formatWeeks(timeline.buildWeeks),
      formatHours(hours.development),
      formatCount(model.weeklyCapacityHours, 'hour'),
    ),
    reviewPoint(model),
    launchTimesText(model.claims),
    band && counted > 0 && surchargeText(band.aboveWeeks, formatNumber(counted, 3)),
    deadlinePoint(model),
  ];
}

/** Says how long platform reviews take, or why they add nothing. */
function reviewPoint(model: ReportModel): string {
  const { moderationWeeks } = model.estimate.timeline;
  const added = (weeks: number) => formatWeeks(weeks / rateCard.moderationDivisor);
  if (moderationWeeks > 0) {
    const longest = model.reviewed.filter((system) => system.moderationWeeks === moderationWeeks);
    return longestReviewText(
      formatWeeks(moderationWeeks),
      longest.map(({ name }) => name),
      added(moderationWeeks),
    );
  }
  return model.systems.length > 0
    ? teamAloneText(noReviewText(model))
    : noSystemText(formatWeeks(longestReviewWeeks), added(longestReviewWeeks));
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
  const share = Math.round((100 * devHours) / hours.development);
  return hardestText({
    name,
    complexity,
    isOnly: systems.length === 1,
    hours: formatHours(devHours),
    share: hours.development > 0 ? formatPercentage(share) : null,
    note: complexityNote(id, assumptions),
  });
}

function genericPoint({ genericCount: count, systems, inputs }: ReportModel): string {
  const profileHours = rateCard.systems.map((system) => system.devHours);
  return otherIntegrationsText({
    count,
    areOthers: systems.length > 0,
    hours: genericHours(inputs.assumptions),
    min: Math.min(...profileHours),
    max: formatHours(Math.max(...profileHours)),
  });
}
