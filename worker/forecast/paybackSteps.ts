import type { Estimate } from '../estimate/estimate.ts';
import type { Step } from '../estimate/trace.ts';
import {
  type CountedMonths,
  centsDifference,
  embeddedFormula,
  inHouseFormula,
} from './costFormulas.ts';
import { monthlySpending } from './finance.ts';

const figures = {
  plain: { short: 'shortUsd', ahead: 'aheadUsd', payback: 'paybackMonth' },
  discounted: {
    short: 'discountedShortUsd',
    ahead: 'discountedAheadUsd',
    payback: 'discountedPaybackMonth',
  },
} as const;

/**
 * Lists how a payback month is computed: by how much the total benefit is below 0 at the end of the
 * month before, and by how much it is above 0 at the end of that month. The point in between at
 * which it reaches 0, rounded up, is the month.
 *
 * @param month - Null without a payback, which has no steps.
 */
export function paybackSteps(
  estimated: Estimate,
  month: number | null,
  discountOf: CountedMonths['discountOf'],
): Step[] {
  if (month === null) return [];
  const { short, ahead, payback } = figures[discountOf ? 'discounted' : 'plain'];
  const rule = 'payback';
  const until = { first: 0, last: month, discountOf };
  const before = { first: 0, last: month - 1, discountOf };
  const aheadUsd = toCents(totalBenefitUsd(estimated, until));
  const shortUsd = toCents(-totalBenefitUsd(estimated, before));
  const aheadFormula = centsDifference(
    inHouseFormula(estimated, until),
    embeddedFormula(estimated, until),
  );
  const aheadStep: Step = { figure: ahead, rule, ...aheadFormula, value: aheadUsd };
  // A benefit that is at or above 0 from the start is paid back in the first month that counts.
  if (shortUsd <= 0) {
    const operands = { firstMonth: month, [ahead]: aheadUsd };
    return [aheadStep, { figure: payback, rule, formula: 'firstMonth', operands, value: month }];
  }
  const shortFormula = centsDifference(
    embeddedFormula(estimated, before),
    inHouseFormula(estimated, before),
  );
  return [
    { figure: short, rule, ...shortFormula, value: shortUsd },
    aheadStep,
    {
      figure: payback,
      rule,
      formula: `roundUp(monthsBefore + ${short} / (${short} + ${ahead}))`,
      operands: { monthsBefore: month - 1, [short]: shortUsd, [ahead]: aheadUsd },
      value: month,
    },
  ];
}

function toCents(usd: number): number {
  return Math.round(usd * 100) / 100;
}

/** What building costs beyond embedding, from the start to the end of a month. */
function totalBenefitUsd(estimated: Estimate, { last, discountOf }: CountedMonths): number {
  return monthlySpending(estimated, last).reduce(
    (sum, { benefitUsd }, month) => sum + benefitUsd * (discountOf?.(month) ?? 1),
    0,
  );
}
