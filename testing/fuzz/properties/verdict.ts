import type { CalculatorInputs } from '../../../contract/calculation.ts';
import type { CostComparison } from '../../../contract/format/costComparison.ts';
import type { Estimate } from '../../../worker/estimate/estimate.ts';
import { compareCosts, verdict } from '../../../worker/forecast/verdict.ts';
import { equal, near } from '../comparisons.ts';
import type { Counterexample, Properties } from '../Property.ts';

/** Who is cheaper, and where that turns. */
export const verdictProperties = {
  'verdict/one-basis': {
    every: 16,
    check: ({ inputs, estimated }) =>
      onEachHorizon(inputs, estimated, ({ months, inHouseUsd, embeddedUsd, cheaper, byUsd }) => {
        const { inHouse, embedded } = estimated.results;
        const liveMonths = months - estimated.timeline.timelineWeeks / 4.33;
        const builtUsd =
          liveMonths >= 0
            ? inHouse.initialTotal
            : (inHouse.initialTotal * months) / (months - liveMonths);
        const differenceUsd = Math.round(inHouseUsd) - Math.round(embeddedUsd);
        const side = differenceUsd === 0 ? 'neither' : differenceUsd > 0 ? 'embedded' : 'inHouse';
        return (
          near(
            'in-house total',
            inHouseUsd,
            'build so far and maintenance since',
            builtUsd + inHouse.maintenance * Math.max(0, liveMonths),
          ) ??
          near(
            'embedded total',
            embeddedUsd,
            'year 1 and the months beyond it',
            embedded.initialTotal + (months - 12) * embedded.monthly,
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
      const { countTurn } = verdict(inputs, estimated);
      if (!countTurn) return null;
      const counts = Array.from({ length: 200 }, (_, index) => index + 1).filter(
        (count) => count >= estimated.selectedCount,
      );
      const won = counts.filter((integrationCount) => {
        const changed = { ...inputs, integrationCount };
        return compareCosts(estimate(changed), 36).cheaper === 'embedded';
      });
      if (countTurn.kind === 'never') return equal('counts that turn it', won.length, 'none', 0);
      return equal(`embedding wins at ${countTurn.count}`, won.includes(countTurn.count), '', true);
    },
  },
} satisfies Properties;

/** The first counterexample among the comparisons over 12 and 36 months. */
function onEachHorizon(
  inputs: CalculatorInputs,
  estimated: Estimate,
  check: (comparison: CostComparison) => Counterexample | null,
): Counterexample | null {
  const { after12Months, after36Months } = verdict(inputs, estimated);
  return check(after12Months) ?? check(after36Months);
}
