import { assumptionDetails } from '../../contract/assumptionDetails.ts';
import {
  type Assumptions,
  assumptionsInEffect,
  type NumberAssumption,
  numberAssumptionNames,
  numberAssumptions,
} from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { type Claims, type CostComparison, claimOf } from '../../contract/claims.ts';
import { type Estimate, toWireResults } from '../../contract/estimate.ts';
import { estimateFormat } from '../../contract/estimateFile.ts';
import { type EstimateFigure, estimateFigureNames, figureOf } from '../../contract/figures.ts';
import { certaintyText, peopleText } from '../../contract/format/deferredClaimTexts.ts';
import { lastMonth } from '../../contract/format/durations.ts';
import { type CostHorizon, overHorizons } from '../../contract/horizons.ts';
import { hasOwnRate, statedInputs } from '../../contract/inputs.ts';
import type { OpenEstimate } from '../../contract/openEstimate.ts';
import { rangeSourcesOf } from '../../contract/rangeSources.ts';
import { withTimeline, withUsedCurrency } from '../../contract/usedInputs.ts';
import { estimate } from '../estimate/estimate.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { bestSplit } from './bestSplit.ts';
import { answerCertainty } from './certainty.ts';
import { deadlineOutlook } from './deadlineOutlook.ts';
import { tooFewPeople } from './enoughPeople.ts';
import { type Finance, finance } from './finance.ts';
import { verdict } from './verdict.ts';

type OpenRange = NonNullable<OpenEstimate['ranges']>['months12']['inHouse'];

/**
 * Estimates inputs in the open format, with the figures of the page and without an address.
 *
 * @param today - The calendar day with which the deadline is compared, such as `2027-03-01`.
 * @param isComplete - Whether the estimate has its simulations and its split, which take
 *   5 to 20 ms, a hundred times the rest, and the sources of its assumptions, which are most of its
 *   text.
 */
export function estimateContent(
  asked: CalculatorInputs,
  today: string,
  isComplete: boolean,
): Omit<OpenEstimate, 'url' | 'notCounted' | 'notes'> {
  const used = withUsedCurrency(asked);
  const inputs = used.deadline ? withTimeline(used, today) : used;
  const estimated = estimate(inputs);
  const { results, hours, timeline } = estimated;
  const simulated = isComplete ? simulatedParts(inputs) : null;
  const { breakEvenMonth, claims, ...comparisons } = verdict(inputs, estimated, withoutSearch);
  const { cheaper, byUsd } = resultOf(comparisons.after36Months);
  const midRange = claimOf(claims, 'midRange');
  return {
    format: estimateFormat,
    results: toWireResults(results),
    hours,
    timeline,
    comparison: overHorizons((months) => costsOf(comparisons[`after${months}Months`], claims)),
    finance: financeFigures(finance(estimated, inputs.assumptions)),
    financeOver60Months: financeFigures(finance(estimated, inputs.assumptions, lastMonth)),
    ...(simulated && { certainty: simulated.word, certaintyText: simulated.text }),
    verdict: {
      cheaper,
      byUsd,
      breakEvenMonth,
      ...(simulated && { certainty: simulated.word }),
      midRange: midRange ? resultOf({ cheaper: midRange.side, byUsd: midRange.byUsd }) : null,
    },
    tooFewPeople: tooFewPeople(estimated, inputs).map((claim) => ({
      side: claim.side,
      hoursPerMonth: claim.hoursPerMonth,
      teamHoursPerMonth: claim.teamHoursPerMonth,
      moreDevelopers: claim.moreDevelopers,
      text: peopleText([claim]).trim(),
    })),
    ...(simulated && { ranges: simulated.ranges }),
    ...(isComplete && { split: splitOf(inputs, today) }),
    deadline: deadlineOutlook(inputs, today, estimated),
    figures: figuresOf(estimated),
    inputs: withoutDerived(inputs),
    rateCardVersion: rateCard.version,
    ...(isComplete && { sourcedAssumptions: sourcedAssumptions(inputs.assumptions, estimated) }),
  };
}

/** What counted; a rate that the region replaces does not (E4). */
export function withoutDerived({
  timeline: _timeline,
  developerCount: _developerCount,
  customHourlyRate,
  ...inputs
}: CalculatorInputs): OpenEstimate['inputs'] {
  return hasOwnRate(inputs.region) ? { ...inputs, customHourlyRate } : inputs;
}

/** The numbers of integrations that would change the result are not part of the format. */
const withoutSearch = () => ({ upToCount: 0, fromCount: null, embeddedCheaper: [] });

function simulatedParts(inputs: CalculatorInputs) {
  const { claims, ranges } = answerCertainty(inputs);
  const of = (months: CostHorizon) => {
    const { inHouse, embedded, difference } = ranges[months];
    return {
      inHouse: percentilesOf(inHouse),
      embedded: percentilesOf(embedded),
      difference: percentilesOf(difference),
    };
  };
  return {
    word: claimOf(claims, 'certainty')?.word ?? null,
    text: certaintyText(claims),
    ranges: overHorizons(of),
  };
}

/** The best split with its systems by side (E35). */
function splitOf(inputs: CalculatorInputs, today: string): OpenEstimate['split'] {
  const split = bestSplit(inputs, today);
  if (!split) return null;
  const { rows, best, allInHouse, allEmbedded } = split;
  const systemsOf = (builtCount: number) =>
    rows.filter((row) => row.name !== null && row.builtCount === builtCount).map(({ id }) => id);
  const { count = 0, builtCount = 0 } = rows.find(({ name }) => name === null) ?? {};
  return {
    build: systemsOf(1),
    embed: systemsOf(0),
    otherIntegrations: { build: builtCount, embed: count - builtCount },
    best,
    allInHouse,
    allEmbedded,
  };
}

/** The percentiles alone, because a range over some months names its month too. */
function percentilesOf(range: OpenRange): OpenRange {
  return range && { p10: range.p10, p90: range.p90 };
}

function costsOf(comparison: CostComparison, claims: Claims) {
  const { months, inHouseUsd, embeddedUsd, cheaper } = comparison;
  const timeLostUsd = claimOf(claims, 'costs', months)?.timeLostUsd ?? 0;
  return {
    inHouseUsd,
    timeLostUsd,
    embeddedUsd,
    isLive: cheaper !== null,
    ...resultOf(comparison),
  };
}

/** An unfinished build has no difference to compare (E22). */
function resultOf({ cheaper, byUsd }: Pick<CostComparison, 'cheaper' | 'byUsd'>) {
  return { cheaper, byUsd: cheaper === null ? null : byUsd };
}

function financeFigures({ verdict, discountRatePercentage, earlierLaunchUsd }: Finance) {
  return {
    npvUsd: verdict?.npvUsd ?? null,
    cashNpvUsd: verdict?.cashNpvUsd ?? null,
    roi: verdict?.roi ?? null,
    paybackMonth: verdict?.paybackMonth ?? null,
    discountRatePercentage,
    earlierLaunchUsd,
  };
}

function figuresOf(estimated: Estimate) {
  return Object.fromEntries(
    estimateFigureNames.map((name) => [name, figureOf(name).value(estimated)]),
  ) as Record<EstimateFigure, number>;
}

/** The unit and the plausible range of an assumption, with the sources of the range (E27). */
export function supportOf(name: NumberAssumption) {
  const { unit, plausible } = assumptionDetails[name];
  return { unit, plausible, sources: rangeSourcesOf(name).map((source) => ({ ...source })) };
}

/** An object with what `make` returns for every number that a visitor can assume differently. */
export function mapAssumptions<Made>(make: (name: NumberAssumption) => Made) {
  const entries = numberAssumptionNames.map((name) => [name, make(name)]);
  return Object.fromEntries(entries) as Record<NumberAssumption, Made>;
}

function sourcedAssumptions(assumptions: Assumptions | null | undefined, { assumed }: Estimate) {
  return mapAssumptions((name) => {
    const value = assumed[name];
    const isStated = assumptions?.[name] !== undefined;
    const fromPreset = value === numberAssumptions[name].default ? 'rateCard' : 'preset';
    return { value, from: isStated ? 'visitor' : fromPreset, ...supportOf(name) } as const;
  });
}

/** The request for an estimate file. */
export interface EstimateFileRequest {
  inputs: CalculatorInputs;
  /** The calendar day with which the deadline is compared, such as `2027-03-01`. */
  today: string;
  /** The address that opens the scenario; without one, the file has none. */
  url?: string | null | undefined;
}

/**
 * Writes an estimate file: an estimate in the open format as indented JSON, the same for the same
 * inputs in any order. Figures of systems that are not selected do not count, and are left out.
 *
 * @param isComplete - Whether it has its simulations, its split and its sources.
 */
export function estimateFileText(request: EstimateFileRequest, isComplete: boolean): string {
  const { inputs, today, url } = request;
  const { developerCount } = inputs;
  const assumptions = assumptionsInEffect(inputs);
  // The months until the deadline follow from it, whatever the inputs state (E23).
  const counted = withTimeline(
    { ...statedInputs({ ...inputs, assumptions }), developerCount },
    today,
  );
  const content = estimateContent(counted, today, isComplete);
  return JSON.stringify(url ? { ...content, url } : content, null, 1);
}
