import { type Assumptions, assumedNumber } from '../../contract/assumptions.ts';
import { monthsPerYear, weeksPerMonth } from '../../contract/format/durations.ts';
import { areBothCostsZero } from '../../contract/format/financeTexts.ts';
import type { Estimate } from '../estimate/estimate.ts';
import { wholeUsd } from '../estimate/money.ts';
import { rampedRevenue } from '../estimate/moneyOverTime.ts';
import type { Step } from '../estimate/trace.ts';
import {
  type CountedMonths,
  centsDifference,
  embeddedFormula,
  type Formula,
  inHouseFormula,
} from './costFormulas.ts';
import { yearSteps } from './costSteps.ts';
import { buildMonths } from './cumulativeCosts.ts';
import {
  type Finance,
  type FinanceHorizon,
  type FinanceVerdict,
  finance,
  monthlySpending,
} from './finance.ts';

type DiscountOf = (month: number) => number;

/**
 * Lists how the finance figures of a horizon are computed (E25). A figure that is null has no step,
 * and neither has a payback where no side costs anything. What is shown in whole USD is rounded;
 * the amounts of single years and present values are not.
 */
export function financeSteps(
  estimated: Estimate,
  assumptions: Assumptions | null | undefined,
  months: FinanceHorizon,
): Step[] {
  const figures = finance(estimated, assumptions, months);
  const discountOf: DiscountOf = (month) =>
    (1 + figures.discountRatePercentage / 100) ** (-month / monthsPerYear);
  return [
    ...yearSteps(estimated, figures),
    ...(figures.verdict ? verdictSteps(estimated, figures, figures.verdict, discountOf) : []),
    ...(figures.earlierLaunchUsd === null
      ? []
      : [earlierLaunchStep(estimated, assumptions, figures, figures.earlierLaunchUsd, discountOf)]),
  ];
}

function verdictSteps(
  estimated: Estimate,
  figures: Finance,
  verdict: FinanceVerdict,
  discountOf: DiscountOf,
): Step[] {
  const { inHousePvUsd: inHousePresentUsd, embeddedPvUsd: embeddedPresentUsd, roi } = verdict;
  const { discountRatePercentage } = figures;
  const rule = 'present-value';
  const months = { first: 0, last: figures.months, discountOf };
  const discounted = ({ formula, operands }: Formula): Formula => ({
    formula,
    operands: { ...operands, discountRatePercentage },
  });
  const sides = { inHousePresentUsd, embeddedPresentUsd };
  const steps: Step[] = [
    {
      figure: 'inHousePresentUsd',
      rule,
      ...discounted(inHouseFormula(estimated, months)),
      value: inHousePresentUsd,
    },
    {
      figure: 'embeddedPresentUsd',
      rule,
      ...discounted(embeddedFormula(estimated, months)),
      value: embeddedPresentUsd,
    },
    {
      figure: 'npvUsd',
      rule,
      formula: 'round(inHousePresentUsd - embeddedPresentUsd)',
      operands: sides,
      value: wholeUsd(verdict.npvUsd),
    },
    {
      figure: 'npvAnnualUsd',
      rule,
      ...discounted(annualFormula(figures)),
      value: wholeUsd(verdict.npvAnnualUsd),
    },
  ];
  if (roi !== null) {
    steps.push({
      figure: 'roiPercentage',
      rule,
      formula: 'round(100 * (inHousePresentUsd - embeddedPresentUsd) / embeddedPresentUsd)',
      operands: sides,
      value: Math.round(100 * roi),
    });
  }
  return [
    ...steps,
    ...(areBothCostsZero(verdict)
      ? []
      : [
          ...paybackSteps(estimated, verdict.paybackMonth, null),
          ...paybackSteps(estimated, verdict.discountedPaybackMonth, discountOf),
        ]),
  ];
}

/** The benefit of each year, discounted at its end; the start is not discounted. */
function annualFormula({ years, discountRatePercentage }: Finance): Formula {
  const operands: Record<string, number> = {};
  const terms = years.map(({ year, benefitUsd }) => {
    const name = `benefitYear${year}Usd`;
    operands[name] = benefitUsd;
    if (year === 0) return name;
    const factor = `discountFactorYear${year}`;
    operands[factor] = (1 + discountRatePercentage / 100) ** year;
    return `${name} / ${factor}`;
  });
  return { formula: `round(${terms.join(' + ')})`, operands };
}

function earlierLaunchStep(
  estimated: Estimate,
  assumptions: Assumptions | null | undefined,
  { months, discountRatePercentage }: Finance,
  earlierLaunchUsd: number,
  discountOf: DiscountOf,
): Step {
  const { timelineWeeks, embeddedWeeks } = estimated.timeline;
  const rampMonths = assumedNumber(assumptions, 'rampMonths') ?? 0;
  const revenueMonths = (launch: number) => {
    let count = 0;
    for (let month = 0; month <= months; month++) {
      count += rampedRevenue(month - launch, 1, rampMonths) * discountOf(month);
    }
    return count;
  };
  return {
    figure: 'earlierLaunchUsd',
    rule: 'earlier-launch',
    // The value is that of the side that launches earlier, so it is never negative.
    formula: `round(monthlyRevenueUsd * grossMarginPercentage / 100 * (${
      earlierLaunchUsd < 0
        ? 'inHouseRevenueMonths - embeddedRevenueMonths'
        : 'embeddedRevenueMonths - inHouseRevenueMonths'
    }))`,
    operands: {
      monthlyRevenueUsd: assumedNumber(assumptions, 'monthlyRevenueUsd') ?? 0,
      grossMarginPercentage: assumedNumber(assumptions, 'grossMarginPercentage') ?? 0,
      embeddedRevenueMonths: revenueMonths(embeddedWeeks / weeksPerMonth),
      inHouseRevenueMonths: revenueMonths(buildMonths(estimated)),
      embeddedWeeks,
      timelineWeeks,
      rampMonths,
      discountRatePercentage,
    },
    value: wholeUsd(Math.abs(earlierLaunchUsd)),
  };
}

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
function paybackSteps(
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

/** The cost of building beyond embedding, from the start to the end of a month. */
function totalBenefitUsd(estimated: Estimate, { last, discountOf }: CountedMonths): number {
  return monthlySpending(estimated, last).reduce(
    (sum, { benefitUsd }, month) => sum + benefitUsd * (discountOf?.(month) ?? 1),
    0,
  );
}
