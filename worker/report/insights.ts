import {
  costSentence,
  outcomeText,
  verdictSentence,
} from '../../contract/format/costComparison.ts';
import { formatExactUsd } from '../../contract/format/formatExactUsd.ts';
import { formatHours } from '../../contract/format/formatHours.ts';
import { formatNumber } from '../../contract/format/formatNumber.ts';
import { formatPercentage } from '../../contract/format/formatPercentage.ts';
import {
  formatTimeline,
  timelineAdjective,
  weeksPerMonth,
} from '../../contract/format/formatTimeline.ts';
import { formatUsd } from '../../contract/format/formatUsd.ts';
import { limits } from '../../contract/limits.ts';
import { estimate } from '../estimate/estimate.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { forecastMonths } from '../forecast/cumulativeCosts.ts';
import { priceStep } from '../forecast/priceStep.ts';
import type { Lever, LeverOutcome, Sensitivity } from '../forecast/sensitivity.ts';
import { formatCount } from '../format/formatCount.ts';
import type { Facts } from './facts.ts';
import { formatDay, formatWeeks, listed } from './words.ts';

/** One part of the locked analysis: what follows from this visitor's inputs, and nothing else. */
export interface Insight {
  readonly title: string;
  readonly points: readonly string[];
}

/** The five parts that the page's locked panel announces (specification 1), in its order. Every sentence is true for these inputs by the rules of the estimate. */
export function insights(facts: Facts): Insight[] {
  return [
    { title: 'Timeline risk', points: timelineRisk(facts) },
    { title: 'Resource optimization', points: resourceOptimization(facts) },
    { title: 'Technical complexity', points: technicalComplexity(facts) },
    { title: 'Cost-benefit modeling', points: costBenefit(facts) },
    { title: 'Strategic recommendations', points: recommendations(facts) },
  ];
}

function timelineRisk(facts: Facts): string[] {
  const { estimate: estimated, reviewed, systems } = facts;
  const { buildWeeks, moderationWeeks, timelineWeeks, embeddedWeeks } = estimated.timeline;
  const points = [
    `Development alone fills ${formatWeeks(buildWeeks)}: ${formatHours(estimated.hours.development)} of work for a team that has ${hoursWithDecimal(facts.weeklyCapacityHours)} a week for it.`,
  ];
  if (moderationWeeks > 0) {
    const longest = reviewed.filter((system) => system.moderationWeeks === moderationWeeks);
    points.push(
      `The longest platform review is planned at ${formatWeeks(moderationWeeks)} (${listed(longest.map(({ name }) => name))}). Reviews run side by side and half of the longest overlaps with the build, so it adds ${formatWeeks(moderationWeeks / rateCard.moderationDivisor)}; more developers do not shorten it.`,
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
  return [...points, ...deadlinePoints(facts)];
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

function deadlinePoints({ inputs, date, deadline, estimate: estimated }: Facts): string[] {
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
      : `The in-house build would miss it by ${formatWeeks(missesByWeeks)}. ${rescue(deadline, estimated)}`;
  const embedded =
    embeddedMissesByWeeks === 0
      ? 'Embedding meets your date.'
      : `Embedding would miss it by ${formatWeeks(embeddedMissesByWeeks)}.`;
  return [`${leaves} ${inHouse} ${embedded}`];
}

/** What would let the in-house build meet a date that it misses. */
function rescue(
  { developersNeeded, timeShareNeeded, blockingReview }: NonNullable<Facts['deadline']>,
  { factors }: Facts['estimate'],
): string {
  if (blockingReview) {
    const { systemName, moderationWeeks } = blockingReview;
    return `No team size can meet this date: half of ${systemName}'s ${timelineAdjective(moderationWeeks)} review already takes longer.`;
  }
  const ways = [
    ...(developersNeeded === null
      ? []
      : [
          `${formatCount(developersNeeded, 'developer')} at ${formatNumber(factors.timeSharePercentage, 2)}%`,
        ]),
    ...(timeShareNeeded === null ? [] : [`the same team at ${timeShareNeeded}%`]),
  ];
  return ways.length > 0
    ? `You'd need ${ways.join(', or ')} of their time to make it.`
    : `Neither ${limits.developerCountNumber.max} developers at this share of their time nor this team at full time would make it.`;
}

function resourceOptimization(facts: Facts): string[] {
  const { inputs, estimate: estimated, weeklyCapacityHours } = facts;
  const { hours, factors, results } = estimated;
  const maintenanceShare = Math.round(
    (100 * hours.maintenance) / (weeklyCapacityHours * weeksPerMonth),
  );
  const points = [
    `Building takes ${formatHours(hours.development)} once and maintenance ${formatHours(hours.maintenance)} every month, ${formatHours(12 * hours.maintenance)} a year.`,
    maintenanceShare > 100
      ? `Maintenance alone would take ${formatPercentage(maintenanceShare)} of your team's integration time, so it would need more people or more of their time.`
      : `Maintenance would take up ${formatPercentage(maintenanceShare)} of your team's integration time.`,
  ];
  if (factors.timeShareFactor > 1) {
    const full = estimate({ ...inputs, devTimePercentage: 100 });
    points.push(
      `At ${formatNumber(factors.timeSharePercentage, 1)}% of their week, switching between projects makes the same hours cost ${formatNumber(factors.timeShareFactor, 3)} times as much. The same team at full time would build for ${formatUsd(full.results.inHouse.initialTotal)} instead of ${formatUsd(results.inHouse.initialTotal)}, live after ${formatTimeline(full.timeline.timelineWeeks)}.`,
    );
  } else {
    points.push(
      inputs.devTimePercentage
        ? 'Your developers work on this full time, so no cost of switching between projects is added.'
        : 'No share of their time was stated; it counts as full time, so no cost of switching between projects is added.',
    );
  }
  points.push(
    factors.teamSizeFactor > 1
      ? `${teamName(inputs.developerCountNumber)} adds ${formatNumber(100 * (factors.teamSizeFactor - 1), 1)}% to the cost of the same hours; three or four developers are the baseline.`
      : `A team of ${inputs.developerCountNumber} is the baseline: its size adds nothing to the cost.`,
  );
  points.push(
    'The embedded side has no hours of your own team in it. Set some aside to embed, test and roll out the product.',
  );
  return points;
}

const teamName = (developers: number) =>
  developers === 1 ? 'Working alone' : `A team of ${developers}`;

function technicalComplexity({ systems, genericCount, estimate: estimated }: Facts): string[] {
  const points: string[] = [];
  const [hardest] = [...systems].sort((a, b) => b.devHours - a.devHours);
  if (hardest) {
    const share = Math.round((100 * hardest.devHours) / estimated.hours.development);
    const isOnly = systems.length === 1;
    if (!isOnly) points.push(complexityCounts(systems));
    points.push(
      `${hardest.name} is ${isOnly ? `rated ${hardest.complexity}` : 'the most demanding of them'} at ${formatHours(hardest.devHours)}, ${formatPercentage(share)} of all development. ${hardest.complexityNote}`,
    );
  }
  if (genericCount > 0) points.push(genericPoint(genericCount, systems.length > 0));
  return points;
}

/** "Of the 4 selected systems with a profile, 1 is rated Extremely High, 1 High and 2 Moderate." */
function complexityCounts(systems: Facts['systems']): string {
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
  return `Of the ${systems.length} selected systems with a profile, ${listed(rated)}.`;
}

function genericPoint(genericCount: number, isBesideKnown: boolean): string {
  const { devHours, maintenanceHours } = rateCard.genericIntegration;
  const known = rateCard.systems.map((system) => system.devHours);
  const subject = isBesideKnown
    ? formatCount(genericCount, 'further integration')
    : genericCount === 1
      ? 'The integration'
      : `All ${genericCount} integrations`;
  return `${subject} ${genericCount === 1 ? 'is' : 'are'} planned at the generic ${formatHours(devHours)} to build and ${formatHours(maintenanceHours)} of maintenance a month${genericCount === 1 ? '' : ' each'}. Naming the systems sharpens the estimate: the rate card's range from ${Math.min(...known)} to ${formatHours(Math.max(...known))}.`;
}

function costBenefit(facts: Facts): string[] {
  const { inHouse, embedded } = facts.estimate.results;
  const { verdict, forecast } = facts;
  const points = [
    costSentence(verdict.after12Months),
    costSentence(verdict.after36Months),
    `Once built, in-house maintenance costs ${formatUsd(inHouse.maintenance)} a month; the embedded subscription costs ${formatUsd(embedded.monthly)} a month.`,
  ];
  const { levers, differenceUsd } = forecast.sensitivity;
  const hours = levers.find(({ lever }) => lever === 'hours');
  if (differenceUsd !== null && hours) points.push(errorPoint(hours));
  const [strongest] = levers;
  if (differenceUsd === null) points.push(goLivePoint(levers));
  else if (strongest) points.push(leverPoint(strongest));
  return points;
}

/** How far the hours may be off before the 36-month result changes. */
function errorPoint({ turnsAt }: Sensitivity): string {
  return `How wrong can the estimate be? ${
    turnsAt === null
      ? 'No amount of hours from 1% to 1,000% of the plan changes the 36-month result.'
      : `The 36-month result changes if the work takes ${turnsAt}% of the planned hours.`
  }`;
}

/** What would bring an unfinished build live in time; no cost is compared (E22). */
function goLivePoint(levers: readonly Sensitivity[]): string {
  const values = levers.flatMap(({ lever, turnsAt }) =>
    turnsAt === null ? [] : [leverWords[lever].value(turnsAt)],
  );
  return values.length === 0
    ? `No single change makes the build live within ${forecastMonths} months.`
    : `One of these changes makes the build live within ${forecastMonths} months: ${values.join('; ')}.`;
}

/** What moves the 36-month difference most, and where the result changes. */
function leverPoint({ lever, less, more, turnsAt }: Sensitivity): string {
  const { name, value } = leverWords[lever];
  const ends = [less, more].flatMap((moved) =>
    moved ? [`at ${value(moved.value)}, ${movedText(moved)}`] : [],
  );
  const turn =
    turnsAt === null
      ? 'No realistic value of it changes the result.'
      : `The result changes at ${value(turnsAt)}.`;
  return `Among your inputs, ${name} ${lever === 'hours' ? 'change' : 'changes'} the 36-month difference most: ${ends.join('; ')}. ${turn}`;
}

function movedText({ differenceUsd }: LeverOutcome): string {
  if (differenceUsd === null) return `nothing is live within ${forecastMonths} months`;
  if (differenceUsd === 0) return 'both cost the same';
  return differenceUsd > 0
    ? `embedding costs ${formatUsd(differenceUsd)} less`
    : `building costs ${formatUsd(-differenceUsd)} less`;
}

const leverWords: Readonly<
  Record<Lever, { readonly name: string; readonly value: (value: number) => string }>
> = {
  integrations: {
    name: 'the number of integrations',
    value: (value) => formatCount(value, 'integration'),
  },
  rate: { name: 'the hourly rate', value: (value) => `${formatExactUsd(value)} an hour` },
  hours: { name: 'the hours of the work', value: (value) => `${value}% of the planned hours` },
  team: { name: 'the team size', value: (value) => formatCount(value, 'developer') },
  timeShare: {
    name: 'the share of their time',
    value: (value) => `${formatNumber(value, 2)}% of their time`,
  },
};

function recommendations(facts: Facts): string[] {
  const { inputs, estimate: estimated, reviewed, systems } = facts;
  const points = [direction(facts)];
  const share = estimated.factors.timeSharePercentage;
  if (share < 80) {
    const focused = estimate({ ...inputs, devTimePercentage: 80 });
    const saved = estimated.results.inHouse.initialTotal - focused.results.inHouse.initialTotal;
    if (saved > 0) {
      points.push(
        `If you build, give the same team at least 80% of its time: the initial cost falls by ${formatUsd(saved)}, and the integrations are live after ${formatTimeline(focused.timeline.timelineWeeks)}.`,
      );
    }
  }
  const [longest] = reviewed;
  if (longest) {
    points.push(
      `If you build, apply for ${longest.name}'s review as early as its rules allow: at ${formatWeeks(longest.moderationWeeks)} it is the longest wait that you do not control.`,
    );
  }
  const next = nextPlan(facts);
  if (next) points.push(next);
  const largest = [...systems].sort((a, b) => b.devHours - a.devHours).slice(0, 2);
  points.push(
    largest.length > 0
      ? `Before you decide, let your engineers put their own hours beside ours for ${listed(largest.map(({ name }) => name))}: the in-house cost moves in step with hours and rate.`
      : 'Before you decide, name your systems and let your engineers put their own hours beside ours: the in-house cost moves in step with hours and rate.',
  );
  return points;
}

/** What the costs over one and three years come to, and what else decides. */
function direction({ verdict }: Facts): string {
  const { after12Months, after36Months, inHouseWeeks, embeddedWeeks } = verdict;
  const sooner =
    embeddedWeeks === inHouseWeeks
      ? 'both are live at the same time'
      : `${embeddedWeeks < inHouseWeeks ? 'embedding' : 'building'} is live sooner`;
  if (after36Months.cheaper === null) {
    return `${verdictSentence(verdict)} Decide on the time to go live first: shorten the build, or embed.`;
  }
  if (after12Months.cheaper === null || after12Months.cheaper === after36Months.cheaper) {
    return `${outcomeText(after36Months)} over ${after36Months.months} months, and ${sooner}.`;
  }
  return `${outcomeText(after12Months)} over ${after12Months.months} months; ${lowerFirst(outcomeText(after36Months))} over ${after36Months.months} months. Decide by how long you will need the integrations; ${sooner}.`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Where the next plan begins, if there is one. */
function nextPlan({ estimate: estimated }: Facts): string | undefined {
  const next = priceStep(estimated.effectiveCount);
  if (!next) return undefined;
  const step = formatUsd(next.extraPerYearUsd);
  return next.integrationsLeft === 0
    ? `One more integration moves you to the next plan, at ${step} more a year: confirm the number before you sign.`
    : `Your plan leaves room for ${formatCount(next.integrationsLeft, 'more integration')} at no extra charge; beyond that the next one costs ${step} more a year.`;
}

const longestReviewWeeks = Math.max(...rateCard.systems.map((system) => system.moderationWeeks));

const hoursWithDecimal = (hours: number) => formatCount(hours, 'hour');

/** What speaks for building, whatever the figures say, and what speaks for it here. */
export function inHouseStrengths(facts: Facts): string[] {
  const { estimate: estimated } = facts;
  const { timelineWeeks, embeddedWeeks } = estimated.timeline;
  return [
    'You own the code. It does exactly what you decide, and changes when you decide.',
    'No vendor stands between you and the systems: there is no price list, roadmap or outage of theirs to depend on, and one fewer party handles your customers’ data.',
    'There is no subscription: what you pay each month is maintenance, and you choose how much of it to do.',
    ...(timelineWeeks < embeddedWeeks
      ? [
          `It is faster here: live after ${formatTimeline(timelineWeeks)} against ${formatTimeline(embeddedWeeks)}.`,
        ]
      : []),
    'What your engineers learn about these systems stays in your company.',
  ];
}
