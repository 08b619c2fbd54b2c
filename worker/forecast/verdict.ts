import {
  type Assumptions,
  platformAssumptions,
  withMidRange,
  withoutPlatform,
} from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type {
  Claim,
  Comparisons,
  CostComparison,
  MonthSpan,
  Result,
  Side,
  Verdict,
} from '../../contract/claims.ts';
import { costsBeyondBuild, costsBeyondPlan, type Estimate } from '../../contract/estimate.ts';
import { forecastMonths, lastMonth } from '../../contract/format/durations.ts';
import { costHorizons } from '../../contract/horizons.ts';
import { inputDefinitions } from '../../contract/inputs.ts';
import { drivers, estimate, estimateFromDrivers } from '../estimate/estimate.ts';
import { selectionTotals } from '../estimate/systems.ts';
import {
  buildCostAfter,
  buildMonths,
  type CumulativeCost,
  cumulativeCost,
  timeLostAfter,
} from './cumulativeCosts.ts';
import { tooFewPeople } from './enoughPeople.ts';

/**
 * Compares the total cost of both sides over each horizon (E17). A horizon by which the
 * in-house build is not live has no cheaper side (E22).
 *
 * @param inputs - The inputs of `estimated`, from which other numbers of integrations are
 *   estimated.
 * @param search - Replaces the search of those numbers where its result is known.
 */
export function verdict(
  inputs: CalculatorInputs,
  estimated: Estimate,
  search: (inputs: CalculatorInputs) => CountSearch = searchCounts,
): Verdict {
  const comparisons = costComparisons(estimated);
  const { after12Months, after36Months } = comparisons;
  const result = after36Months.cheaper;
  const spans = result === null ? [] : cheaperSpans('embedded', estimated, 1, forecastMonths);
  const { timelineWeeks: inHouseWeeks, embeddedWeeks } = estimated.timeline;
  const sooner = cheaperSide(inHouseWeeks - embeddedWeeks);
  const { inHouse, embedded } = estimated.results;
  const buildAloneByUsd = Math.round(embedded.initialTotal) - Math.round(inHouse.initialTotal);
  const claims: Claim[] = [
    ...Object.values(comparisons).flatMap((of) => comparisonClaims(of, estimated)),
    { kind: 'live', sooner, inHouseWeeks, embeddedWeeks },
  ];
  const isByIntegrations = estimated.price.billing === 'integrations';
  if (isByIntegrations && after12Months.cheaper !== null && buildAloneByUsd > 0)
    claims.push({ kind: 'buildAlone', byUsd: buildAloneByUsd });
  if (result !== null) claims.push({ kind: 'embeddedMonths', spans });
  if (result === 'inHouse' || result === 'embedded') claims.push(...laterTurn(result, estimated));
  // Only the list by integrations changes with their number (E45).
  if (result === 'inHouse' && isByIntegrations)
    claims.push(breakEvenCount(search(inputs), estimated.effectiveCount));
  if (result !== null) claims.push(...midRange(inputs));
  claims.push(...tooFewPeople(estimated, inputs));
  return {
    ...comparisons,
    breakEvenMonth: spans.find(({ lastMonth }) => lastMonth === forecastMonths)?.firstMonth ?? null,
    claims,
  };
}

function costComparisons(estimated: Estimate): Comparisons {
  return Object.fromEntries(
    costHorizons.map((months) => [`after${months}Months`, compareCosts(estimated, months)]),
  ) as Comparisons;
}

/** The result with the preset `mid`; nothing where the inputs have it. */
function midRange(inputs: CalculatorInputs): Claim[] {
  const { assumptions } = inputs;
  if (assumptions?.preset) return [];
  const middle = withMidRange(assumptions);
  const without = withoutPlatform(middle);
  const resultWith = (of: Assumptions): Result => {
    const estimated = estimate({ ...inputs, assumptions: of });
    const { cheaper: side, byUsd } = compareCosts(estimated, forecastMonths);
    return { side, byUsd: side === null ? 0 : byUsd };
  };
  const hasOwnPlatform = platformAssumptions.every((name) => middle[name] === without[name]);
  return [
    {
      kind: 'midRange',
      ...resultWith(middle),
      keepsOwn: assumptions != null,
      withoutPlatform: hasOwnPlatform ? null : resultWith(without),
    },
  ];
}

/** Returns the claims about the costs of a comparison. */
export function comparisonClaims(comparison: CostComparison, estimated: Estimate): Claim[] {
  const { months, inHouseUsd, embeddedUsd, cheaper, byUsd } = comparison;
  const beyondPlan = costsBeyondPlan(estimated, months);
  const costs: Claim = {
    kind: 'costs',
    months,
    inHouseUsd,
    timeLostUsd: timeLostAfter(months, estimated),
    embeddedUsd,
    beyondPlan,
    beyondBuild: costsBeyondBuild(estimated),
  };
  if (cheaper === null) {
    const builtPercentage = Math.floor((100 * months) / buildMonths(estimated));
    const { initialTotal: initialTotalUsd } = estimated.results.inHouse;
    return [costs, { kind: 'unfinished', months, builtPercentage, initialTotalUsd }];
  }
  return [costs, { kind: 'cheaper', months, side: cheaper, byUsd }];
}

/** The cheaper side over the first months; null while nothing is live in-house (E22). */
export function cheaperOver(months: number, estimated: Estimate): CostComparison['cheaper'] {
  if (buildMonths(estimated) > months) return null;
  return cheaperSide(shownExtraUsd(cumulativeCost(estimated, months)));
}

/** Compares both sides over the first months. Amounts are rounded to whole USD first, as shown. */
export function compareCosts(estimated: Estimate, months: number): CostComparison {
  const costs = cumulativeCost(estimated, months);
  const { inHouseUsd, embeddedUsd } = costs;
  const extraUsd = shownExtraUsd(costs);
  return {
    months,
    inHouseUsd,
    buildUsd: buildCostAfter(months, estimated),
    embeddedUsd,
    cheaper: buildMonths(estimated) <= months ? cheaperSide(extraUsd) : null,
    byUsd: Math.abs(extraUsd),
  };
}

/** In-house minus embedded cost, of the rounded amounts. */
export function shownExtraUsd({
  inHouseUsd,
  embeddedUsd,
}: Pick<CumulativeCost, 'inHouseUsd' | 'embeddedUsd'>): number {
  return Math.round(inHouseUsd) - Math.round(embeddedUsd);
}

/** The side that is cheaper or sooner, from in-house minus embedded. */
export function cheaperSide(extra: number): Side {
  if (extra === 0) return 'neither';
  return extra > 0 ? 'embedded' : 'inHouse';
}

/** The months after the forecast in which the result is the other way round. */
function laterTurn(result: 'inHouse' | 'embedded', estimated: Estimate): Claim[] {
  const side = result === 'inHouse' ? 'embedded' : 'inHouse';
  const spans = cheaperSpans(side, estimated, forecastMonths + 1, lastMonth);
  return spans.length > 0 ? [{ kind: 'laterTurn', side, spans }] : [];
}

/** Finds the spans of months by whose end a side costs less, in ascending order. */
function cheaperSpans(
  side: 'inHouse' | 'embedded',
  estimated: Estimate,
  firstMonth: number,
  upToMonth: number,
): MonthSpan[] {
  const spans: MonthSpan[] = [];
  for (let month = firstMonth; month <= upToMonth; month++) {
    if (cheaperSide(shownExtraUsd(cumulativeCost(estimated, month))) !== side) continue;
    const open = spans.at(-1);
    if (open?.lastMonth === month - 1) open.lastMonth = month;
    else spans.push({ firstMonth: month, lastMonth: month });
  }
  return spans;
}

/** The numbers of integrations for which a build is live by the end of the forecast. */
export interface CountSearch {
  /** The largest such number. */
  upToCount: number;
  /** The smallest number from which embedding costs less up to `upToCount`; null if none. */
  fromCount: number | null;
  /** All numbers with which embedding costs less, in descending order. */
  embeddedCheaper: number[];
}

/**
 * Finds the numbers of integrations with which embedding costs less over the forecast, with all
 * other inputs unchanged. The next plan can reverse the result again, so every number is tried.
 */
export function searchCounts(inputs: CalculatorInputs): CountSearch {
  const selection = selectionTotals(inputs);
  const found: CountSearch = { upToCount: 0, fromCount: null, embeddedCheaper: [] };
  for (
    let count = inputDefinitions.integrationCount.range.max;
    count >= Math.max(1, selection.selectedCount);
    count--
  ) {
    const ofCount = drivers({ ...inputs, integrationCount: count }, selection);
    const estimated = estimateFromDrivers(ofCount);
    const cheaper = cheaperOver(forecastMonths, estimated);
    if (cheaper === null) continue;
    found.upToCount ||= count;
    if (cheaper !== 'embedded') continue;
    if (count === (found.fromCount ?? found.upToCount + 1) - 1) found.fromCount = count;
    found.embeddedCheaper.push(count);
  }
  return found;
}

/** The number of integrations at which embedding becomes cheaper over the forecast. */
export function breakEvenCount(
  { upToCount, fromCount, embeddedCheaper }: CountSearch,
  effectiveCount: number,
): Claim {
  const kind = 'breakEvenCount';
  if (
    fromCount !== null &&
    (fromCount < upToCount || upToCount === inputDefinitions.integrationCount.range.max)
  )
    return { kind, count: fromCount, isFrom: true, upToCount };
  let count: number | null = null;
  for (const candidate of embeddedCheaper) {
    if (count === null || Math.abs(candidate - effectiveCount) < Math.abs(count - effectiveCount))
      count = candidate;
  }
  return { kind, count, isFrom: false, upToCount };
}
