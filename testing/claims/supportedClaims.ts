import type { CalculatorInputs } from '../../contract/calculation.ts';
import {
  type Claim,
  type Claims,
  type Crossing,
  claimOf,
  type MonthSpan,
  type Result,
  type Side,
} from '../../contract/claims.ts';
import type { BeyondBuild, BeyondPlan, Estimate } from '../../contract/estimate.ts';
import { systemIdsOf } from '../../contract/systemIds.ts';

type Estimating = (inputs: CalculatorInputs) => Estimate;

/**
 * Computes every claim that an answer may make, from the figures of the estimate and the decisions
 * E17, E22 and E25 alone.
 *
 * @param claims - Those of the answer, whose costs replace these where only floating point makes a
 *   difference: at half a dollar it decides how an amount is rounded.
 */
export function supportedClaims(
  inputs: CalculatorInputs,
  estimate: Estimating,
  claims: Claims = [],
): Claim[] {
  const estimated = estimate(inputs);
  const costs = costsByMonth(estimated, 60);
  const supported = [12, 24, 36, 60].flatMap((month) =>
    resultClaims(estimated, withFloatsOf(claimOf(claims, 'costs', month), at(costs, month))),
  );
  const { timelineWeeks: inHouseWeeks, embeddedWeeks } = estimated.timeline;
  const { billing = 'integrations' } = inputs.assumptions ?? {};
  const isByIntegrations = billing === 'integrations';
  const isLive = (month: number) => month >= inHouseWeeks / 4.33;
  const sooner = cheaperSide(inHouseWeeks, embeddedWeeks);
  supported.push({ kind: 'live', sooner, inHouseWeeks, embeddedWeeks });
  if (isLive(36)) {
    const { inHouseUsd, embeddedUsd } = at(costs, 36);
    supported.push({ kind: 'embeddedMonths', spans: spansOf('embedded', costs.slice(1, 37)) });
    const side = { embedded: 'inHouse', inHouse: 'embedded', neither: null } as const;
    const other = side[cheaperSide(inHouseUsd, embeddedUsd)];
    const spans = other ? spansOf(other, costs.slice(37)) : [];
    if (other && spans.length > 0) supported.push({ kind: 'laterTurn', side: other, spans });
    if (!inputs.assumptions?.preset) supported.push(midRange(inputs, estimate, claims));
    if (isByIntegrations && cheaperSide(inHouseUsd, embeddedUsd) === 'inHouse')
      supported.push(breakEvenCount(inputs, estimate));
  }
  const { inHouse, embedded } = estimated.results;
  const byUsd = Math.round(embedded.initialTotal) - Math.round(inHouse.initialTotal);
  if (isByIntegrations && isLive(12) && byUsd > 0) supported.push({ kind: 'buildAlone', byUsd });
  supported.push(...tooFewPeople(inputs, estimated, claims));
  const rate = inputs.assumptions?.discountRatePercentage ?? 10;
  for (const months of [36, 60].filter(isLive))
    supported.push(...financeClaims(costs.slice(0, months + 1), rate));
  return supported;
}

/** E44 by counting developers one by one; hours are compared as they are shown. */
function tooFewPeople(inputs: CalculatorInputs, estimated: Estimate, claims: Claims): Claim[] {
  const { assumptions = {}, devTimePercentage, developerCountNumber: developers } = inputs;
  const isMidRange = assumptions?.preset === 'mid';
  const monthly = assumptions?.embeddedHoursPerMonth ?? (isMidRange ? 2 : 0);
  const saving = assumptions?.assistedMaintenanceSavingPercentage ?? (isMidRange ? 15 : 0);
  const left = 1 - saving / 100;
  const { hours, effectiveCount: integrationCount } = estimated;
  const sides = { inHouse: hours.maintenance, embedded: integrationCount * monthly * left };
  const hundredths = (of: number) => Math.round(Number((100 * of).toFixed(6)));
  const teamOf = (count: number) => (count * 40 * 4.33 * (devTimePercentage || 100)) / 100;
  return (['inHouse', 'embedded'] as const).flatMap((side): Claim[] => {
    let needed = developers;
    while (hundredths(teamOf(needed)) < hundredths(sides[side])) needed += 1;
    if (needed === developers) return [];
    const claim: Claim = {
      kind: 'tooFewPeople',
      side,
      integrationCount,
      hoursPerMonth: sides[side],
      teamHoursPerMonth: teamOf(developers),
      moreDevelopers: needed - developers,
    };
    const claimed = claims.find((other) => other.kind === 'tooFewPeople' && other.side === side);
    return [claimed && isNearlyEqual(claimed, claim) ? claimed : claim];
  });
}

/** Whether two claims are the same but for the noise of floating point. */
function isNearlyEqual(claim: Claim, other: Claim): boolean {
  const rounded = (of: Claim) =>
    JSON.stringify(of, (_, value) => (typeof value === 'number' ? value.toPrecision(12) : value));
  return rounded(claim) === rounded(other);
}

/** At half a dollar floating point decides how a cost is rounded, so the claimed one counts. */
function midRange(inputs: CalculatorInputs, estimate: Estimating, claims: Claims): Claim {
  const { preset: _, ...own } = inputs.assumptions ?? {};
  const claimed = claimOf(claims, 'midRange');
  const resultOf = (assumptions: CalculatorInputs['assumptions'], claim: Result | null = null) => {
    const estimated = estimate({ ...inputs, assumptions });
    const costs = at(costsByMonth(estimated, 36), 36);
    const [result] = resultClaims(estimated, costs).slice(1);
    if (result?.kind !== 'cheaper') return { side: null, byUsd: 0 };
    const isHalf = (usd: number) => Math.abs((usd % 1) - 0.5) <= 1e-9 * usd;
    const isEither = isHalf(costs.inHouseUsd) || isHalf(costs.embeddedUsd);
    const isNear = claim && isEither && Math.abs(claim.byUsd - result.byUsd) <= 1;
    const { side, byUsd } = isNear ? claim : result;
    return { side, byUsd };
  };
  const platform = { platformHoursOnce: 0, platformHoursPerMonth: 0, platformUsdPerMonth: 0 };
  const without = { ...platform, ...own, preset: 'mid' as const };
  const isStated = Object.keys(platform).every((name) => name in own);
  return {
    kind: 'midRange',
    ...resultOf({ ...own, preset: 'mid' }, claimed),
    keepsOwn: inputs.assumptions != null,
    withoutPlatform: isStated ? null : resultOf(without, claimed?.withoutPlatform),
  };
}

function withFloatsOf(claimed: Partial<Costs> = {}, costs: Costs): Costs {
  const near = (usd: number, own = usd) => (Math.abs(own - usd) <= 1e-9 * usd ? own : usd);
  // Hours × rate is paid to the cent, and half a cent is either; it rises with wages.
  const isCent = Math.abs((claimed.timeLostUsd ?? 0) - costs.timeLostUsd) <= 0.07;
  return {
    ...costs,
    inHouseUsd: near(costs.inHouseUsd, claimed.inHouseUsd),
    timeLostUsd: isCent ? (claimed.timeLostUsd ?? 0) : costs.timeLostUsd,
    embeddedUsd: near(costs.embeddedUsd, claimed.embeddedUsd),
  };
}

function resultClaims(estimated: Estimate, costs: Costs): Claim[] {
  const { timeline, results, escalation, leavingUsd } = estimated;
  const { month: months, inHouseUsd, timeLostUsd, embeddedUsd } = costs;
  const built = (months * 4.33) / timeline.timelineWeeks;
  const builtPercentage = Math.floor(100 * built);
  const { initialTotal: initialTotalUsd } = results.inHouse;
  const byUsd = Math.abs(Math.round(inHouseUsd) - Math.round(embeddedUsd));
  const beyondPlan: BeyondPlan[] = [
    ...(escalation.overageMonthlyUsd > 0 ? (['overage'] as const) : []),
    ...(escalation.ownOnceUsd + escalation.ownMonthlyUsd > 0 ? (['own work'] as const) : []),
    ...(leavingUsd > 0 && hasLeft(months, estimated) ? (['work to leave'] as const) : []),
  ];
  const beyondBuild: BeyondBuild[] = escalation.turnoverMonthlyUsd > 0 ? ['turnover'] : [];
  if (escalation.feesYearlyUsd > 0) beyondBuild.push('fees');
  return [
    {
      ...{ kind: 'costs', months, inHouseUsd, timeLostUsd, embeddedUsd },
      ...{ beyondPlan, beyondBuild },
    },
    built < 1
      ? { kind: 'unfinished', months, builtPercentage, initialTotalUsd }
      : { kind: 'cheaper', months, side: cheaperSide(inHouseUsd, embeddedUsd), byUsd },
  ];
}

function spansOf(side: Side, costs: readonly Costs[]): MonthSpan[] {
  const spans: MonthSpan[] = [];
  for (const { month, inHouseUsd, embeddedUsd } of costs) {
    if (cheaperSide(inHouseUsd, embeddedUsd) !== side) continue;
    const last = spans.at(-1);
    if (last?.lastMonth === month - 1) last.lastMonth = month;
    else spans.push({ firstMonth: month, lastMonth: month });
  }
  return spans;
}

function breakEvenCount(inputs: CalculatorInputs, estimate: Estimating): Claim {
  const least = Math.max(1, new Set(systemIdsOf(inputs)).size);
  let upToCount = 0;
  const won = new Set<number>();
  for (let integrationCount = least; integrationCount <= 200; integrationCount++) {
    const other = estimate({ ...inputs, integrationCount });
    if (other.timeline.timelineWeeks / 4.33 > 36) continue;
    upToCount = integrationCount;
    const { inHouseUsd, embeddedUsd } = at(costsByMonth(other, 36), 36);
    if (cheaperSide(inHouseUsd, embeddedUsd) === 'embedded') won.add(integrationCount);
  }
  let from = upToCount + 1;
  while (won.has(from - 1)) from -= 1;
  const isFrom = from < upToCount || (from === upToCount && upToCount === 200);
  const distance = (count: number) => Math.abs(count - Math.max(inputs.integrationCount, least));
  const [nearest = null] = [...won].sort((a, b) => distance(a) - distance(b) || b - a);
  return { kind: 'breakEvenCount', count: isFrom ? from : nearest, isFrom, upToCount };
}

/** Compares what both sides spend, each month discounted to the start (E25). */
function financeClaims(costs: readonly Costs[], discountRatePercentage: number): Claim[] {
  const months = costs.length - 1;
  const { inHouseUsd, embeddedUsd } = at(costs, months);
  const turns: Crossing[] = [];
  let [presentUsd, benefitUsd, laterByYears] = [0, 0, 0];
  for (const { month, ...total } of costs) {
    const difference = total.inHouseUsd - total.embeddedUsd;
    presentUsd += (difference - benefitUsd) / (1 + discountRatePercentage / 100) ** (month / 12);
    benefitUsd = difference;
    // A side is paid on average as many years before the end as the sum of its shares by then.
    if (month % 12 === 0 && month < months)
      laterByYears += total.inHouseUsd / inHouseUsd - total.embeddedUsd / embeddedUsd;
    const cheaper = cheaperSide(total.inHouseUsd, total.embeddedUsd);
    if (month > 0 && cheaper !== 'neither' && cheaper !== turns.at(-1)?.cheaper)
      turns.push({ month, cheaper });
  }
  const claims: Claim[] = [
    { kind: 'presentValue', months, side: cheaperSide(presentUsd, 0) },
    { kind: 'crossings', months, turns },
  ];
  const undiscounted = cheaperSide(inHouseUsd, embeddedUsd);
  const byUsd = Math.round(inHouseUsd) - Math.round(embeddedUsd);
  if (undiscounted !== 'neither' && byUsd * Math.round(presentUsd) < 0)
    claims.push({
      ...{ kind: 'discountTurn', months, discountRatePercentage, undiscounted },
      byUsd: Math.abs(byUsd),
      discountedByUsd: Math.abs(Math.round(presentUsd)),
      isPaidEarlier: (undiscounted === 'inHouse' ? laterByYears : -laterByYears) > 0.05,
    });
  return claims;
}

/** Compares whole numbers: USD or weeks. */
function cheaperSide(inHouse: number, embedded: number): Side {
  const difference = Math.round(inHouse) - Math.round(embedded);
  return difference === 0 ? 'neither' : difference > 0 ? 'embedded' : 'inHouse';
}

type Costs = ReturnType<typeof costsByMonth>[number];

function at(costs: readonly Costs[], month: number): Costs {
  const found = costs[month];
  if (!found) throw new RangeError(`Expected a month up to ${costs.length - 1}, got ${month}.`);
  return found;
}

function hasLeft(month: number, { assumed: { leavingMonth } }: Estimate): boolean {
  return leavingMonth > 0 && leavingMonth <= month;
}

/** The costs of both sides by the end of each month, counted one by one; month 0 is the start. */
function costsByMonth(estimated: Estimate, last: number) {
  const { results, timeline, escalation, hours, factors, price, leavingUsd } = estimated;
  const { inHouse } = results;
  const paidUsd = Math.round(100 * hours.development * factors.hourlyRateUsd) / 100;
  const buildMonths = timeline.timelineWeeks / 4.33;
  // Months at the price of the first year.
  let [subscription, wageMonths, builtMonths] = [0, 0, 0];
  return Array.from({ length: last + 1 }, (_, month) => {
    if (month > 0) {
      const year = Math.floor((month - 1) / 12);
      const wages = (1 + escalation.wageRisePercentagePerYear / 100) ** year;
      const ofMonth = price.usdByMonth?.[month - 1] ?? price.monthlyUsd;
      subscription +=
        (ofMonth + escalation.overageMonthlyUsd) *
        (1 + escalation.planRisePercentagePerYear / 100) ** year;
      wageMonths += wages;
      builtMonths += wages * Math.min(1, Math.max(0, buildMonths - (month - 1)));
    }
    const built = buildMonths === 0 ? 1 : builtMonths / buildMonths;
    const onceUsd = price.setupUsd + escalation.ownOnceUsd;
    const hosting = escalation.platformMonthlyUsd;
    const work = inHouse.maintenance - hosting;
    return {
      month,
      timeLostUsd: (inHouse.initialTotal - paidUsd) * built,
      inHouseUsd:
        inHouse.initialTotal * built +
        work * (wageMonths - builtMonths) +
        hosting * Math.max(0, month - buildMonths) +
        escalation.turnoverMonthlyUsd * wageMonths +
        escalation.feesYearlyUsd * Math.ceil(month / 12),
      embeddedUsd:
        onceUsd +
        subscription +
        escalation.ownMonthlyUsd * wageMonths +
        (hasLeft(month, estimated) ? leavingUsd : 0),
    };
  });
}
