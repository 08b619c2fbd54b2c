import type { CalculatorInputs } from '../../../contract/calculation.ts';
import type { CostComparison } from '../../../contract/format/costComparison.ts';
import type { Estimate } from '../../../worker/estimate/estimate.ts';
import { compareCosts, verdict } from '../../../worker/forecast/verdict.ts';
import { equal, near } from '../comparisons.ts';
import { type Counterexample, notApplicable, type Properties } from '../Property.ts';

/** Who is cheaper, and where that turns. */
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
        const isLive = buildWeeks + moderationWeeks / 2 <= wholeWeeks * (1 + 1e-12);
        return equal(`a verdict after ${months} months`, cheaper !== null, 'a live build', isLive);
      }),
  },
  'verdict/turns-where-it-says': {
    every: 128,
    check: ({ inputs, estimated, estimate }) => {
      const { breakEvenCount } = verdict(inputs, estimated);
      if (!breakEvenCount) return notApplicable;
      const counts = Array.from({ length: 200 }, (_, index) => index + 1).filter(
        (count) => count >= estimated.selectedCount,
      );
      const won = counts.filter((integrationCount) => {
        const changed = { ...inputs, integrationCount };
        return compareCosts(estimate(changed), 36).cheaper === 'embedded';
      });
      if (breakEvenCount.kind === 'never')
        return equal('counts that turn it', won.length, 'none', 0);
      return equal(
        `embedding wins at ${breakEvenCount.count}`,
        won.includes(breakEvenCount.count),
        '',
        true,
      );
    },
  },
} satisfies Properties;

/** What both sides spend, added up month by month (E25). */
export function spentBy(months: number, { results, timeline, escalation }: Estimate) {
  const { inHouse, embedded } = results;
  const buildMonths = timeline.timelineWeeks / 4.33;
  let inHouseUsd = 0;
  let embeddedUsd = embedded.initialTotal - 12 * embedded.monthly + escalation.ownOnceUsd;
  for (let month = 1; month <= months; month++) {
    const year = Math.floor((month - 1) / 12);
    const wages = (1 + escalation.wageRisePercentagePerYear / 100) ** year;
    const prices = (1 + escalation.planRisePercentagePerYear / 100) ** year;
    const building = Math.min(1, Math.max(0, buildMonths - (month - 1)));
    const perBuildMonth = buildMonths === 0 ? 0 : inHouse.initialTotal / buildMonths;
    inHouseUsd += wages * (perBuildMonth * building + inHouse.maintenance * (1 - building));
    embeddedUsd += prices * embedded.monthly + wages * escalation.ownMonthlyUsd;
  }
  return { inHouseUsd, embeddedUsd };
}

/** The first counterexample among the comparisons over 12 and 36 months. */
function onEachHorizon(
  inputs: CalculatorInputs,
  estimated: Estimate,
  check: (comparison: CostComparison) => Counterexample | null,
): Counterexample | null {
  const { after12Months, after36Months } = verdict(inputs, estimated);
  return check(after12Months) ?? check(after36Months);
}
