import { stepOfQuantity } from '../../../contract/assumptionDetails.ts';
import { changedAssumptions, withChanges } from '../../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../../contract/calculation.ts';
import type { Estimate } from '../../../contract/estimate.ts';
import {
  type CounterargumentChange,
  counterarguments,
} from '../../../worker/forecast/counterarguments.ts';
import { cumulativeCost } from '../../../worker/forecast/cumulativeCosts.ts';
import { finance } from '../../../worker/forecast/finance.ts';
import { compareCosts } from '../../../worker/forecast/verdict.ts';
import { intervalOf } from '../../../worker/forecast/whatIf.ts';
import { assumedFigure } from '../assumedFigure.ts';
import {
  atLeast,
  counterexample,
  equal,
  firstOf,
  near,
  notApplicable,
  type Properties,
} from '../Property.ts';
import { spentBy } from './verdict.ts';

/** Costs over time, what they are worth to a finance team, and what turns the verdict. */
export const financeProperties = {
  'cost-over-time/month-by-month': {
    every: 16,
    check: ({ estimated }) =>
      firstOf([1, 12, 13, 25, 36, 60], (month) => {
        const cost = cumulativeCost(estimated, month);
        const spent = spentBy(month, estimated);
        return (
          near(`in-house by month ${month}`, cost.inHouseUsd, 'its months', spent.inHouseUsd) ??
          near(`embedded by month ${month}`, cost.embeddedUsd, 'its months', spent.embeddedUsd)
        );
      }),
  },
  'cost-over-time/fees-of-each-year': {
    every: 16,
    check: ({ inputs, estimate, estimated }) => {
      const assumptions = { ...inputs.assumptions, feesUsdPerYear: 0 };
      const without = estimate({ ...inputs, assumptions });
      return firstOf([1, 12, 13, 24, 36, 60], (month) => {
        const cost = cumulativeCost(estimated, month);
        const other = cumulativeCost(without, month);
        return (
          near(
            `in-house by month ${month}`,
            cost.inHouseUsd,
            'that without fees + the fees of each year that has begun',
            other.inHouseUsd + assumedFigure(inputs, 'feesUsdPerYear') * Math.ceil(month / 12),
          ) ?? equal(`embedded by month ${month}`, cost.embeddedUsd, 'the same', other.embeddedUsd)
        );
      });
    },
  },
  'cost-over-time/never-falls': {
    every: 16,
    check: ({ estimated }) =>
      firstOf([1, 2, 12, 13, 24, 25, 36], (month) => {
        const before = cumulativeCost(estimated, month - 1);
        const after = cumulativeCost(estimated, month);
        // Floating point may lose a part in 2^50.
        const least = (usd: number) => usd * (1 - 1e-12);
        return (
          atLeast('in-house', after.inHouseUsd, 'that before', least(before.inHouseUsd)) ??
          atLeast('embedded', after.embeddedUsd, 'that before', least(before.embeddedUsd))
        );
      }),
  },
  'present-value/undiscounted-is-the-difference': {
    every: 16,
    check: ({ inputs, estimated }) => {
      const assumptions = { ...inputs.assumptions, discountRatePercentage: 0 };
      const { verdict } = finance(estimated, assumptions);
      if (!verdict) return notApplicable;
      const { inHouseUsd, embeddedUsd } = spentBy(36, estimated);
      const difference = inHouseUsd - embeddedUsd;
      const size = inHouseUsd + embeddedUsd;
      return near('NPV', verdict.npvUsd, 'the difference of both costs', difference, size);
    },
  },
  'present-value/unfinished-builds-have-none': {
    every: 16,
    check: ({ inputs, estimated }) => {
      const { buildWeeks, moderationWeeks } = estimated.timeline;
      const isLive = buildWeeks + moderationWeeks / 2 <= Math.floor(4.33 * 36) * (1 + 1e-12);
      const { verdict } = finance(estimated, inputs.assumptions);
      return equal('a finance verdict', verdict !== null, 'a live build', isLive);
    },
  },
  'payback/stays-paid-back': {
    every: 16,
    check: ({ inputs, estimated }) => {
      const { verdict } = finance(estimated, inputs.assumptions);
      if (!verdict) return notApplicable;
      const isPaidBack = (month: number) => {
        const { inHouseUsd, embeddedUsd } = spentBy(month, estimated);
        return inHouseUsd - embeddedUsd >= -0.005 - 1e-9 * inHouseUsd;
      };
      let month: number | null = null;
      for (let k = 36; k >= 1 && isPaidBack(k); k--) month = k;
      return equal('payback', verdict.paybackMonth, 'the first month that stays paid back', month);
    },
  },
  'earlier-launch/apart-from-costs': {
    every: 16,
    check: ({ inputs, estimate }) => {
      const withRevenue = (monthlyRevenueUsd: number) => {
        const assumptions = changedAssumptions({ ...inputs.assumptions, monthlyRevenueUsd });
        return finance(estimate({ ...inputs, assumptions }), assumptions);
      };
      const without = withRevenue(0);
      const revenue = withRevenue(10_000);
      const same = JSON.stringify(without.years) === JSON.stringify(revenue.years);
      return (
        equal('value without revenue', without.earlierLaunchUsd, 'none', null) ??
        equal('value with revenue', revenue.earlierLaunchUsd !== null, 'some', true) ??
        equal('years with revenue are those without', same, '', true)
      );
    },
  },
  'earlier-launch/month-by-month': {
    every: 16,
    check: ({ inputs, estimated, product }) => {
      const assumptions = { ...inputs.assumptions, monthlyRevenueUsd: 10_000 };
      const { earlierLaunchUsd } = product.finance(estimated, assumptions);
      const assumed = (name: Parameters<typeof assumedFigure>[1]) =>
        assumedFigure({ ...inputs, assumptions }, name);
      const { timelineWeeks, embeddedWeeks } = estimated.timeline;
      const revenueSince = (monthOfLaunch: number, month: number) => {
        const months = month - monthOfLaunch;
        if (months <= 0) return 0;
        return 10_000 * Math.min(1, months / assumed('rampMonths'));
      };
      let expected = 0;
      for (let month = 0; month <= 36; month++) {
        const earlier = revenueSince(embeddedWeeks / 4.33, month);
        const later = revenueSince(timelineWeeks / 4.33, month);
        const discount = (1 + assumed('discountRatePercentage') / 100) ** (month / 12);
        expected += (assumed('grossMarginPercentage') / 100) * ((earlier - later) / discount);
      }
      return near(
        'value of the earlier launch',
        earlierLaunchUsd ?? Number.NaN,
        'the margin of each month, discounted',
        expected,
        360_000,
      );
    },
  },
  'counterarguments/turns-the-verdict': {
    every: 64,
    check: ({ inputs, estimate }) =>
      firstOf(counterarguments(inputs).arguments, ({ assumptions, sentence }) =>
        isFlipped(inputs, { ...inputs, assumptions }, estimate)
          ? null
          : counterexample(sentence, 'no turn', 'must turn', 'the verdict'),
      ),
  },
  'counterarguments/nothing-less-does': {
    every: 64,
    check: ({ inputs, estimate }) =>
      firstOf(counterarguments(inputs).arguments, ({ changes, sentence }) =>
        firstOf(changes, (left) => {
          const others = changes.filter((change) => change !== left);
          const less = [
            others,
            ...oneStepSmaller(left, inputs, estimate).map((smaller) => [...others, smaller]),
          ];
          return less.some((some) => {
            const assumptions = withChanges(inputs.assumptions, some);
            return isFlipped(inputs, { ...inputs, assumptions }, estimate);
          })
            ? counterexample(sentence, 'a turn with less', 'must need', 'every change in full')
            : null;
        }),
      ),
  },
} satisfies Properties;

type Estimating = (inputs: CalculatorInputs) => Estimate;

function isFlipped(now: CalculatorInputs, then: CalculatorInputs, estimate: Estimating): boolean {
  const before = compareCosts(estimate(now), 36).cheaper;
  const after = compareCosts(estimate(then), 36).cheaper;
  return after === (before === 'embedded' ? 'inHouse' : 'embedded');
}

/** The change without its last step; none where it is a single one. */
function oneStepSmaller(
  change: CounterargumentChange,
  inputs: CalculatorInputs,
  estimate: Estimating,
): CounterargumentChange[] {
  const { quantity, from, to } = change;
  const step = stepOfQuantity(quantity);
  const direction = Math.sign(to - from);
  const smaller = to - direction * step;
  const { effectiveCount } = estimate(inputs);
  const interval = intervalOf(quantity, effectiveCount, inputs.selectedSystems);
  const isPlausible = isBetween(smaller, interval);
  // A current value between two steps does not move to the one that it is close to.
  return isPlausible && direction * (smaller - from) >= step / 2
    ? [{ ...change, to: smaller }]
    : [];
}

function isBetween(value: number, interval: { min: number; max: number } | null): boolean {
  return interval !== null && value >= interval.min && value <= interval.max;
}
