import type { CalculatorInputs } from '../../../contract/calculation.ts';
import { type CostComparison, claimOf } from '../../../contract/claims.ts';
import type { Estimate } from '../../../contract/estimate.ts';
import { financeHorizons } from '../../../worker/forecast/finance.ts';
import { compareCosts, verdict } from '../../../worker/forecast/verdict.ts';
import { assumedFigure } from '../assumedFigure.ts';
import type { EvaluatedCase } from '../evaluateCase.ts';
import {
  type Counterexample,
  equal,
  firstOf,
  near,
  notApplicable,
  type Properties,
} from '../Property.ts';

/** Who is cheaper, where that turns, and the finance figures computed again month by month. */
export const verdictProperties = {
  'verdict/one-basis': {
    every: 16,
    check: ({ inputs, estimated }) =>
      onEachHorizon(inputs, estimated, ({ months, inHouseUsd, embeddedUsd, cheaper, byUsd }) => {
        const spent = spentBy(months, estimated);
        const differenceUsd = Math.round(inHouseUsd) - Math.round(embeddedUsd);
        const side = differenceUsd === 0 ? 'neither' : differenceUsd > 0 ? 'embedded' : 'inHouse';
        return (
          near(
            'in-house total',
            inHouseUsd,
            'build so far and maintenance since',
            spent.inHouseUsd,
          ) ??
          near(
            'embedded total',
            embeddedUsd,
            'year 1 without its subscription, then subscription and own work of each month',
            spent.embeddedUsd,
          ) ??
          (cheaper && equal<string>('cheaper side', cheaper, 'the side that costs less', side)) ??
          equal('difference', byUsd, 'the difference of the shown totals', Math.abs(differenceUsd))
        );
      }),
  },
  'verdict/unfinished-builds-have-no-verdict': {
    every: 16,
    check: ({ inputs, estimated }) =>
      onEachHorizon(inputs, estimated, ({ months, cheaper }) => {
        const { buildWeeks, moderationWeeks } = estimated.timeline;
        const wholeWeeks = Math.floor(4.33 * months);
        const lateByWeeks = buildWeeks + moderationWeeks / 2 - wholeWeeks;
        // On the edge the exact decimals decide, which the properties of the timeline check.
        const isOnEdge = Math.abs(lateByWeeks) < 1e-9 * wholeWeeks;
        const exact = [
          inputs.devTimePercentage ?? 100,
          estimated.hours.development,
          moderationWeeks,
        ];
        if (isOnEdge && !exact.every(Number.isInteger)) return null;
        const isLive = lateByWeeks <= 1e-12 * wholeWeeks;
        return equal(`a verdict after ${months} months`, cheaper !== null, 'a live build', isLive);
      }),
  },
  'verdict/turns-where-it-says': {
    // Four in five cases have no such count.
    every: 32,
    check: ({ inputs, estimated, estimate }) => {
      const turn = claimOf(verdict(inputs, estimated).claims, 'breakEvenCount');
      if (!turn) return notApplicable;
      const counts = Array.from({ length: 200 }, (_, index) => index + 1).filter(
        (count) => count >= estimated.selection.selectedCount,
      );
      const won = counts.filter((integrationCount) => {
        const changed = { ...inputs, integrationCount };
        return compareCosts(estimate(changed), 36).cheaper === 'embedded';
      });
      const { count, isFrom, upToCount } = turn;
      if (count === null) return equal('counts that turn it', won.length, 'none', 0);
      const distance = (other: number) => Math.abs(other - estimated.effectiveCount);
      const isNearer = (other: number) => distance(other) < distance(count);
      const from = won.filter((other) => other >= count && other <= upToCount);
      return (
        equal(`embedding wins at ${count}`, won.includes(count), '', true) ??
        (isFrom
          ? (equal('counts from it that turn', from.length, 'all', upToCount - count + 1) ??
            equal('the count before turns', won.includes(count - 1), '', false))
          : equal('nearer counts that turn', `${won.filter(isNearer)}`, 'none', ''))
      );
    },
  },
  'present-value/discounts-each-month': {
    every: 128,
    check: (evaluated) => {
      const all = verdicts(evaluated);
      if (all.length === 0) return notApplicable;
      return firstOf(all, ({ verdict, months, rate, spending }) => {
        const inHouse = discountedSum(spending, ({ inHouseUsd }) => inHouseUsd, rate);
        const embedded = discountedSum(spending, ({ embeddedUsd }) => embeddedUsd, rate);
        const size = inHouse + embedded;
        const of = (name: string) => `${name} over ${months} months`;
        const nearSum = (name: string, figure: number, expected: number) =>
          near(of(name), figure, 'the sum of its months', expected, size);
        return (
          nearSum('NPV', verdict.npvUsd, inHouse - embedded) ??
          nearSum('in-house PV', verdict.inHousePvUsd, inHouse) ??
          nearSum('embedded PV', verdict.embeddedPvUsd, embedded) ??
          equal(of('a ROI'), verdict.roi !== null, 'an embedded cost', embedded > 0) ??
          (verdict.roi === null
            ? null
            : nearSum('ROI × embedded PV', verdict.roi * embedded, inHouse - embedded))
        );
      });
    },
  },
} satisfies Properties;

/** The spending of both sides, added up month by month (E25). */
export function spentBy(months: number, estimated: Estimate) {
  const { results, timeline, escalation, price, leavingUsd, assumed } = estimated;
  const { inHouse } = results;
  const buildMonths = timeline.timelineWeeks / 4.33;
  let inHouseUsd = 0;
  let embeddedUsd = price.setupUsd + escalation.ownOnceUsd;
  for (let month = 1; month <= months; month++) {
    const year = Math.floor((month - 1) / 12);
    const wages = (1 + escalation.wageRisePercentagePerYear / 100) ** year;
    const prices = (1 + escalation.planRisePercentagePerYear / 100) ** year;
    const building = Math.min(1, Math.max(0, buildMonths - (month - 1)));
    const perBuildMonth = buildMonths === 0 ? 0 : inHouse.initialTotal / buildMonths;
    const hosting = escalation.platformMonthlyUsd;
    const work = inHouse.maintenance - hosting;
    inHouseUsd +=
      wages * (perBuildMonth * building + work * (1 - building) + escalation.turnoverMonthlyUsd) +
      hosting * (1 - building) +
      (month % 12 === 1 ? escalation.feesYearlyUsd : 0);
    const ofMonth = price.usdByMonth?.[month - 1] ?? price.monthlyUsd;
    embeddedUsd +=
      prices * (ofMonth + escalation.overageMonthlyUsd) +
      wages * escalation.ownMonthlyUsd +
      (month === Math.ceil(assumed.leavingMonth) ? leavingUsd : 0);
  }
  return { inHouseUsd, embeddedUsd };
}

/** The first counterexample among the comparisons over each horizon. */
function onEachHorizon(
  inputs: CalculatorInputs,
  estimated: Estimate,
  check: (comparison: CostComparison) => Counterexample | null,
): Counterexample | null {
  const { after12Months, after36Months, after60Months } = verdict(inputs, estimated);
  return check(after12Months) ?? check(after36Months) ?? check(after60Months);
}

interface Spending {
  inHouseUsd: number;
  embeddedUsd: number;
}

/** The verdicts over each horizon where the build is live, with what both sides spend by month. */
function verdicts({ inputs, estimated, product }: EvaluatedCase) {
  return financeHorizons.flatMap((months) => {
    const { verdict } = product.finance(estimated, inputs.assumptions, months);
    if (!verdict) return [];
    let before: Spending = { inHouseUsd: 0, embeddedUsd: 0 };
    const spending = Array.from({ length: months + 1 }, (_, month) => {
      const after = spentBy(month, estimated);
      const spent = {
        inHouseUsd: after.inHouseUsd - before.inHouseUsd,
        embeddedUsd: after.embeddedUsd - before.embeddedUsd,
      };
      before = after;
      return spent;
    });
    const rate = assumedFigure(inputs, 'discountRatePercentage') / 100;
    return [{ verdict, months, rate, spending }];
  });
}

function discountedSum(
  spending: readonly Spending[],
  amount: (spent: Spending) => number,
  yearlyRate: number,
): number {
  const perMonth = (1 + yearlyRate) ** (1 / 12);
  let factor = 1;
  let sum = 0;
  for (const spent of spending) {
    sum += amount(spent) / factor;
    factor *= perMonth;
  }
  return sum;
}
