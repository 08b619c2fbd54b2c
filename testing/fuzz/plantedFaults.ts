import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { DeadlineOutlook } from '../../contract/claims.ts';
import type { Estimate } from '../../contract/estimate.ts';
import type { Outcomes } from '../../contract/format/simulationTexts.ts';
import { systemIdsOf, unnamedId } from '../../contract/systemIds.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { wordRuleIds } from '../../worker/words/wordRules.ts';
import { type EvaluatedCase, type Product, product } from './evaluateCase.ts';
import type { wordProperties } from './properties/words.ts';
import type { PropertyId } from './registry.ts';

type Estimating = EvaluatedCase['estimate'];

/** Changes an estimate as a broken rule would. */
type Change = (estimated: Estimate) => void;

/** The pricing rules with a fault. */
export function brokenEstimate(change: Change): Estimating {
  return (inputs) => {
    const estimated = estimate(inputs);
    change(estimated);
    return estimated;
  };
}

/** `--inject-fault`: a build of exactly 12 weeks has a surcharge. */
export const injectedFault = brokenEstimate(({ timeline, factors }) => {
  if (timeline.buildWeeks === 12) factors.durationSurcharge = 0.1;
});

const cent = 0.01;

/** Returns another amount at every call, and the same amounts in every run. */
let calls = 0;
const anotherAmount = () => {
  calls += 1;
  return (calls % 89) * cent;
};

/** Adds an amount to one figure of an estimate. */
function adding<Name extends string>(
  figures: (estimated: Estimate) => Record<Name, number>,
  name: Name,
  amount: number | typeof anotherAmount,
): Change {
  return (estimated) => {
    figures(estimated)[name] += typeof amount === 'number' ? amount : amount();
  };
}

const inHouse = ({ results }: Estimate) => results.inHouse;
const embedded = ({ results }: Estimate) => results.embedded;
const savings = ({ results }: Estimate) => results.savings;
const factors = (estimated: Estimate) => estimated.factors;

/**
 * A fault for every property that its check must find: a change of the estimate, or faulty
 * functions of the product.
 */
export const plantedFaults: Readonly<Record<PropertyId, Change | Partial<Product>>> = {
  'effective-count/larger-of-both': (e) => {
    e.effectiveCount = Math.max(1, e.effectiveCount - 1);
  },
  'hours/one-more-adds-a-generic-one': (e) => {
    if (e.effectiveCount > 100) e.integrationHours.maintenance += 1;
  },
  'hours/never-below-the-least': (e) => {
    e.integrationHours.development = 80 * e.effectiveCount - 1;
  },
  'assisted-work/scales-both-sides': (e) => {
    if (e.escalation.ownOnceUsd > 0) e.hours.development = e.integrationHours.development;
  },
  'assisted-work/reviews-stay': (e) => {
    if (e.hours.development < e.integrationHours.development) e.timeline.moderationWeeks = 0;
  },
  'own-platform/adds-its-hours': (e) => {
    if (e.escalation.platformMonthlyUsd > 0) e.hours.maintenance += 1;
  },
  'turnover/share-of-the-team': (e) => {
    e.escalation.turnoverMonthlyUsd *= 12;
  },
  'overage/added-to-each-month': (e) => {
    e.results.embedded.initialTotal += e.escalation.overageMonthlyUsd;
  },
  'counted-price/only-over-time': (e) => {
    if (e.price.billing !== 'integrations') e.results.embedded.monthly += cent;
  },
  'counted-price/sum-of-months': adding((e) => e.price, 'monthlyUsd', cent),
  'hours/mid-range': adding((e) => e.hours, 'development', cent),
  'hours/order-and-repeats-do-not-matter': adding(inHouse, 'maintenance', anotherAmount),
  'maintenance-percentage/share-of-the-build': adding((e) => e.integrationHours, 'maintenance', 1),
  'embedded-plan/discount': adding(embedded, 'monthly', cent),
  'embedded-own-work/hours-times-rate': adding((e) => e.escalation, 'ownMonthlyUsd', cent),
  'leaving/rate-of-its-year': (e) => {
    e.leavingUsd += cent;
  },
  'leaving/in-its-month': (e) => {
    e.assumed = { ...e.assumed, leavingMonth: e.assumed.leavingMonth && 60 };
    e.leavingUsd += 100;
  },
  'hourly-rate/other-regions-ignore-the-custom-rate': adding(
    inHouse,
    'initialTotal',
    anotherAmount,
  ),
  'time-share/unstated-is-all': adding(inHouse, 'initialTotal', anotherAmount),
  'build-weeks/work-gets-done': (e) => {
    e.timeline.buildWeeks = Math.ceil(e.timeline.buildWeeks);
  },
  'build-weeks/more-developers-never-take-longer': (e) => {
    e.timeline.timelineWeeks = 100 - e.timeline.timelineWeeks;
  },
  'team-size-factor/falls-to-three-rises-from-four': (e) => {
    e.factors.teamSizeFactor = 3 - e.factors.teamSizeFactor;
  },
  'team-size-factor/at-least-one': adding(factors, 'teamSizeFactor', -0.01),
  'time-share-factor/smaller-share-never-lowers-it': (e) => {
    if (e.factors.effectiveDevTimePercentage < 80) e.factors.devTimeFactor -= 0.2;
  },
  'time-share-factor/at-least-one': adding(factors, 'devTimeFactor', -0.01),
  'duration-surcharge/exact-at-the-threshold': (e) => {
    if (e.timeline.buildWeeks === 26) e.factors.durationSurcharge = 0.2;
  },
  'cost-multiplier/combined': (e) => {
    e.factors.costMultiplier *= 1.001;
  },
  'cost-multiplier/at-least-one': adding(factors, 'costMultiplier', -0.5),
  'initial-cost/parts-add-up': adding(inHouse, 'testing', cent),
  'initial-cost/parts-in-proportion': (e) => {
    e.results.inHouse.testing += 2 * cent;
    e.results.inHouse.documentation -= 2 * cent;
  },
  'initial-cost/exact': adding(inHouse, 'initialTotal', cent),
  'initial-cost/more-hours-never-cost-less': (e) => {
    if (e.effectiveCount > 50) e.results.inHouse.initialTotal *= 0.9;
  },
  'initial-cost/higher-rate-never-costs-less': (e) => {
    if (e.factors.hourlyRateUsd > 95.5) e.results.inHouse.maintenance *= 0.5;
  },
  'initial-cost/smaller-share-never-costs-less': (e) => {
    if (e.factors.effectiveDevTimePercentage < 50) e.results.inHouse.development *= 0.5;
  },
  'maintenance-cost/exact': adding(inHouse, 'maintenance', cent),
  'maintenance-cost/half-cents-up': (e) => {
    const exact = e.hours.maintenance * e.factors.hourlyRateUsd * 100;
    e.results.inHouse.maintenance = Math.ceil(exact - 0.5 - 1e-6) / 100;
  },
  'moderation/longest': adding((e) => e.timeline, 'moderationWeeks', 1),
  'timeline/exact': (e) => {
    e.timeline.timelineWeeks = Math.ceil(e.timeline.timelineWeeks + 1e-9);
  },
  'embedded-plan/one-more-never-costs-less': (e) => {
    if (e.effectiveCount > 30) e.results.embedded.monthly -= 2000;
  },
  'embedded-plan/next-step': {
    answer(question) {
      const { priceStep, ...answer } = product.answer(question);
      const extraPerYearUsd = (priceStep?.extraPerYearUsd ?? 0) / 12;
      return { ...answer, priceStep: priceStep && { ...priceStep, extraPerYearUsd } };
    },
  },
  'embedded-plan/year-one': adding(embedded, 'initialTotal', 1200),
  'embedded-weeks/three-to-ten': (e) => {
    if (e.effectiveCount > 50) e.timeline.embeddedWeeks = 11;
  },
  'savings/difference': adding(savings, 'absolute', cent),
  'savings/percentage': adding(savings, 'percentage', 1),
  'monthly-savings/difference': adding(savings, 'monthlyMaintenance', cent),
  'monthly-savings/percentage': (e) => {
    e.monthlyReductionPercentage = Math.max(0, e.monthlyReductionPercentage - 1);
  },
  'verdict/one-basis': adding(embedded, 'initialTotal', 100),
  'verdict/unfinished-builds-have-no-verdict': (e) => {
    e.timeline.timelineWeeks = 1;
  },
  'verdict/turns-where-it-says': (e) => {
    e.results.inHouse.initialTotal = 1;
    e.results.inHouse.maintenance = 0;
  },
  'cost-over-time/month-by-month': adding(embedded, 'initialTotal', 100),
  'cost-over-time/fees-of-each-year': (e) => {
    e.escalation.feesYearlyUsd *= 2;
  },
  'cost-over-time/never-falls': (e) => {
    e.price.monthlyUsd = -100;
    e.price.usdByMonth = null;
  },
  'present-value/undiscounted-is-the-difference': adding(embedded, 'initialTotal', 100),
  'present-value/unfinished-builds-have-none': (e) => {
    e.timeline.timelineWeeks = 1;
  },
  'payback/stays-paid-back': adding(embedded, 'initialTotal', 10_000),
  'earlier-launch/month-by-month': {
    // Before the gross margin.
    finance(...parameters) {
      const { earlierLaunchUsd, ...finance } = product.finance(...parameters);
      return { ...finance, earlierLaunchUsd: earlierLaunchUsd && earlierLaunchUsd / 0.8 };
    },
  },
  'earlier-launch/apart-from-costs': adding(inHouse, 'initialTotal', anotherAmount),
  'counterarguments/turns-the-verdict': (e) => {
    e.results.inHouse.initialTotal = 1;
    e.results.inHouse.maintenance = 0;
  },
  'counterarguments/nothing-less-does': (e) => {
    // With any own assumption at all, the in-house side is free.
    if (e.escalation.ownMonthlyUsd > 0) e.results.inHouse.initialTotal = 0;
  },
  'shown-dollars/parts-add-up': adding(inHouse, 'documentation', 1),
  'estimate/finite': (e) => {
    if (e.effectiveCount > 190) e.timeline.buildWeeks = Number.NaN;
  },
  'assumptions/defaults-change-nothing': adding(inHouse, 'maintenance', anotherAmount),
  'assumptions/finance-changes-no-cost': adding(embedded, 'monthly', anotherAmount),
  'best-split/least-of-all': {
    bestSplit: (inputs, today) => product.bestSplit(pinned(inputs, 'embeddedSystems'), today),
  },
  'best-split/pins-are-kept': {
    bestSplit: (inputs, today) =>
      product.bestSplit({ ...inputs, builtSystems: [], embeddedSystems: [] }, today),
  },
  'best-split/order-does-not-matter': {
    bestSplit: (inputs, today) =>
      product.bestSplit({ ...inputs, builtSystems: inputs.selectedSystems.slice(0, 1) }, today),
  },
  'best-split/no-costlier-than-a-side': {
    bestSplit: (inputs, today) => product.bestSplit(pinned(inputs, 'builtSystems'), today),
  },
  'estimate/workbook': adding(savings, 'percentage', 1),
  'complexity/grows-with-hours': {
    complexity: (hours) => (hours > 290 ? 'Standard' : product.complexity(hours)),
  },
  'timeline-wording/units-turn': {
    formatTimeline: (weeks) => (weeks === 4 ? '0.9 months' : product.formatTimeline(weeks)),
  },
  'timeline-wording/reads-back': { formatTimeline: (weeks) => product.formatTimeline(weeks + 1) },
  'deadline/least-months': {
    deadlineToMonths: (deadline, today) =>
      Math.max(1, Math.floor(product.daysUntil(deadline, today) / 30)),
  },
  'deadline/instant': {
    daysUntil: (deadline, today) =>
      Math.floor((Date.parse(deadline) - Date.parse(today)) / 86_400_000),
  },
  'user-plans/year-one': {
    userPlanPrice(...plan) {
      const price = product.userPlanPrice(...plan);
      return { ...price, yearOneUsd: price.yearOneUsd - price.monthlyUsd };
    },
  },
  'levers/from-the-difference': {
    sensitivity(...parameters) {
      const { differenceUsd, levers } = product.sensitivity(...parameters);
      return { levers, differenceUsd: differenceUsd && -differenceUsd };
    },
  },
  'levers/largest-first': {
    sensitivity(...parameters) {
      const { levers, ...analysis } = product.sensitivity(...parameters);
      return { ...analysis, levers: levers.toReversed() };
    },
  },
  'levers/a-quarter': {
    sensitivity: (inputs, verdict) =>
      product.sensitivity({ ...inputs, developerCountNumber: 8 }, verdict),
  },
  'likely-costs/nearest-rank': {
    ranges(...parameters) {
      const ranges = product.ranges(...parameters);
      const { initialTotalUsd } = ranges;
      return { ...ranges, initialTotalUsd: { ...initialTotalUsd, p90: initialTotalUsd.p50 } };
    },
  },
  'likely-costs/share-below': {
    ranges(...parameters) {
      const ranges = product.ranges(...parameters);
      const { timelineWeeks } = ranges;
      return { ...ranges, timelineWeeks: { ...timelineWeeks, shareBelow: 0.5 } };
    },
  },
  'likely-costs/of-scaled-hours': {
    *simulate(inputs, uncertainty) {
      const simulations = yield* product.simulate(inputs, uncertainty);
      const { maintenanceUsd } = simulations;
      return { ...simulations, maintenanceUsd: maintenanceUsd.map((usd) => usd / 1.3) };
    },
  },
  'texts/cheaper-side': {
    answerText(...parameters) {
      const { point, rest } = product.answerText(...parameters);
      return { point: point.replace('Building', 'Embedding'), rest };
    },
  },
  'texts/live-sooner': {
    answerText(...parameters) {
      const { point, rest } = product.answerText(...parameters);
      return { point, rest: rest.replace('sooner', 'later') };
    },
  },
  'formatting/team': { developerRange: (developers) => product.developerRange(developers - 1) },
  'formatting/distance': {
    timeUntil: (deadline, today) => product.timeUntil(deadline, today).replace('in 1', 'in 2'),
  },
  'link/released': {
    readScenario: (fragment) => product.readScenario(fragment.replace('plan-rise', 'rise')),
  },
  'user-plans/one-more-never-costs-less': {
    userPlanPrice: (plan, users) => product.userPlanPrice(plan, users > 300 ? 100 : users),
  },
  'shown-dollars/largest-remainder': {
    // The last of equals first.
    wholeParts: (parts, total) => product.wholeParts([...parts].reverse(), total).reverse(),
  },
  'present-value/discounts-each-month': {
    // The rate of a month as a twelfth of the rate of a year.
    finance: (estimated, assumptions, months) => {
      const yearly = 100 * ((1 + (assumptions?.discountRatePercentage ?? 10) / 1200) ** 12 - 1);
      return product.finance(estimated, { ...assumptions, discountRatePercentage: yearly }, months);
    },
  },
  'assumptions/each-moves-its-own-side': {
    cumulativeCost: (...parameters) => {
      const { inHouseUsd, embeddedUsd, ...cost } = product.cumulativeCost(...parameters);
      return { ...cost, inHouseUsd: embeddedUsd, embeddedUsd: inHouseUsd };
    },
  },
  'deadline-outlook/misses-by': withOutlook(({ inHouseReserveWeeks, ...outlook }) => ({
    ...outlook,
    inHouseReserveWeeks: inHouseReserveWeeks - 1,
  })),
  'deadline-outlook/in-words': {
    deadlineText: (outlook) =>
      product.deadlineText({ ...outlook, inHouseReserveWeeks: outlook.inHouseReserveWeeks - 1 }),
  },
  'deadline-outlook/smallest-team': withOutlook(({ developersNeeded, ...outlook }) => ({
    ...outlook,
    developersNeeded: developersNeeded && Math.min(20, developersNeeded + 1),
  })),
  'deadline-outlook/smallest-share': withOutlook(({ devTimePercentageNeeded, ...outlook }) => ({
    ...outlook,
    devTimePercentageNeeded: devTimePercentageNeeded ?? 100,
  })),
  'deadline-outlook/without-listings': withOutlook(({ withoutListings, ...outlook }) => ({
    ...outlook,
    withoutListings: withoutListings && {
      ...withoutListings,
      timelineWeeks: withoutListings.timelineWeeks + 1,
    },
  })),
  'deadline-outlook/blocking-review': withOutlook((outlook) => ({
    ...outlook,
    blockingReview: null,
  })),
  'formatting/dollars': { formatUsd: (usd) => product.formatUsd(Math.trunc(usd)) },
  'formatting/currency': { formatUsd: (usd) => product.formatUsd(Math.round(usd)) },
  'formatting/currency-changes-no-figure': {
    answer: (question) => ({
      ...product.answer(question),
      verdict: product.answer({
        ...question,
        inputs: {
          ...question.inputs,
          integrationCount: question.inputs.currency === 'eur' ? 200 : 1,
        },
      }).verdict,
    }),
  },
  'formatting/exact-dollars': { formatExactUsd: (usd) => `$${usd.toFixed(2)}` },
  'formatting/numbers': {
    formatNumber: (value, decimals) =>
      value.toLocaleString('en-US', {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
  },
  'formatting/percentages': {
    formatPercentage: (percentage) => product.formatPercentage(Math.floor(percentage)),
  },
  'formatting/counts': {
    // "1 weeks" for 1.04.
    formatCount: (count, noun) =>
      `${product.formatNumber(count, 1)} ${noun}${count === 1 ? '' : 's'}`,
  },
  'link/round-trip': {
    scenarioFragment: (inputs) =>
      product.scenarioFragment(inputs).replace(/rate=(\d+)\.\d+/, 'rate=$1'),
  },
  'link/null-share': {
    scenarioFragment: ({ devTimePercentage, ...inputs }) =>
      product.scenarioFragment({ ...inputs, devTimePercentage: devTimePercentage ?? 30 }),
  },
  'link/leaves-defaults-out': {
    scenarioFragment: (inputs) =>
      `${product.scenarioFragment(inputs)}${inputs.assumptions?.rampMonths === 6 ? '&ramp=6' : ''}`,
  },
  'link/needs-no-encoding': {
    scenarioFragment: (inputs) => product.scenarioFragment(inputs).replaceAll(',', ', '),
  },
  'local-day/calendar-day': { localToday: utcToday },
  'local-day/holds-all-day': { localToday: utcToday },
  'shown-shares/add-up': { outcomesSentence: eachRounded },
  'shown-shares/keep-their-order': {
    outcomesSentence: (...outcomes) =>
      product.outcomesSentence(...outcomes).replace(/(\d+)%(.*?)(\d+)%/, '$3%$2$1%'),
  },
  'texts/agree-with-the-figures': {
    writtenTexts: (...parameters) => {
      const { csv = '', ...texts } = product.writtenTexts(...parameters);
      return { ...texts, csv: csv.replaceAll('Embedding costs', 'Building costs') };
    },
  },
  ...turnsOneLater(),
};

/** Words that turn one number too late. */
function turnsOneLater() {
  return Object.fromEntries(
    wordRuleIds.map((id) => [
      `${id}/turns-only-there`,
      { wordOf: (rule, value) => product.wordOf(rule, value - 1) } satisfies Partial<Product>,
    ]),
  ) as Record<keyof typeof wordProperties, Partial<Product>>;
}

/** Inputs with all integrations on one side of the split. */
function pinned(inputs: CalculatorInputs, side: 'builtSystems' | 'embeddedSystems') {
  const all = [...systemIdsOf(inputs), unnamedId];
  return { ...inputs, builtSystems: [], embeddedSystems: [], [side]: all };
}

function withOutlook(change: (outlook: DeadlineOutlook) => DeadlineOutlook): Partial<Product> {
  return {
    answer(question): Answer {
      const answer = product.answer(question);
      return { ...answer, deadline: answer.deadline && change(answer.deadline) };
    },
  };
}

function utcToday(now = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** Rounds each share on its own. */
function eachRounded({ embeddedCheaper, inHouseCheaper, unfinished }: Outcomes): string {
  return [embeddedCheaper, inHouseCheaper, unfinished]
    .map((share) => `${Math.round(100 * share)}%`)
    .join(', ');
}
