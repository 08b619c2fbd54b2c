import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Estimate } from '../../contract/estimate.ts';
import { monthsPerYear, weeksPerMonth } from '../../contract/format/durations.ts';
import { areBothCostsZero } from '../../contract/format/financeTexts.ts';
import { wholeUsd } from '../estimate/money.ts';
import { rampedRevenue } from '../estimate/moneyOverTime.ts';
import { buildMonths } from '../forecast/cumulativeCosts.ts';
import {
  type Finance,
  type FinanceHorizon,
  type FinanceVerdict,
  finance,
  monthlySpending,
} from '../forecast/finance.ts';
import { costFormulas, yearSteps } from './costSteps.ts';
import { estimateValues } from './estimateSteps.ts';
import { type Step, stepsOf } from './Step.ts';

type DiscountOf = (month: number) => number;

/** The figures that the steps compute, and what they are computed from. */
interface Explained {
  /** The values of the estimate. */
  known: Step['values'];
  estimated: Estimate;
  figures: Finance;
  discountOf: DiscountOf;
}

/**
 * Lists how the finance figures of a horizon are computed (E25). A figure that is null has no step,
 * and neither has a payback where no side costs anything. What is shown in whole USD is rounded;
 * the amounts of single years and present values are not.
 */
export function financeSteps(
  inputs: CalculatorInputs,
  estimated: Estimate,
  months: FinanceHorizon,
): Step[] {
  const figures = finance(estimated, inputs.assumptions, months);
  const discountOf: DiscountOf = (month) =>
    (1 + figures.discountRatePercentage / 100) ** (-month / monthsPerYear);
  const known = estimateValues(inputs, estimated);
  const explained = { known, estimated, figures, discountOf };
  return [
    ...yearSteps(known, estimated, figures),
    ...(figures.verdict ? verdictSteps(explained, figures.verdict) : []),
    ...(figures.earlierLaunchUsd === null
      ? []
      : [earlierLaunchStep(explained, figures.earlierLaunchUsd)]),
  ];
}

function verdictSteps(explained: Explained, verdict: FinanceVerdict): Step[] {
  const { known, estimated, figures, discountOf } = explained;
  const { inHousePvUsd: inHousePresentUsd, embeddedPvUsd: embeddedPresentUsd, roi } = verdict;
  const costs = costFormulas(known, estimated, { first: 0, last: figures.months, discountOf });
  const sides = { inHousePresentUsd, embeddedPresentUsd };
  const step = stepsOf('present-value');
  const rate = ['discountRatePercentage'];
  const difference = 'inHousePresentUsd - embeddedPresentUsd';
  return [
    step('inHousePresentUsd', costs.inHouse, costs.values, inHousePresentUsd, rate),
    step('embeddedPresentUsd', costs.embedded, costs.values, embeddedPresentUsd, rate),
    step('npvUsd', `round(${difference})`, sides, wholeUsd(verdict.npvUsd)),
    step(
      'cashNpvUsd',
      `round(${difference} - timeLostPresentUsd)`,
      { ...sides, timeLostPresentUsd: verdict.npvUsd - verdict.cashNpvUsd },
      wholeUsd(verdict.cashNpvUsd),
    ),
    ...(roi === null
      ? []
      : [
          step(
            'roiPercentage',
            `round(100 * (${difference}) / embeddedPresentUsd)`,
            sides,
            Math.round(100 * roi),
          ),
        ]),
    ...(areBothCostsZero(verdict) ? [] : paybackSteps(explained, verdict.paybackMonth)),
  ];
}

function earlierLaunchStep(
  { known, estimated, figures, discountOf }: Explained,
  earlierLaunchUsd: number,
): Step {
  const { rampMonths = 0 } = known;
  const revenueMonths = (launch: number) => {
    let count = 0;
    for (let month = 0; month <= figures.months; month++) {
      count += rampedRevenue(month - launch, 1, rampMonths) * discountOf(month);
    }
    return count;
  };
  return stepsOf('earlier-launch')(
    'earlierLaunchUsd',
    // The value is that of the side that launches earlier, so it is never negative.
    'round(monthlyRevenueUsd * grossMarginPercentage / 100 * if(isInHouseEarlier, inHouseRevenueMonths - embeddedRevenueMonths, embeddedRevenueMonths - inHouseRevenueMonths))',
    {
      ...known,
      isInHouseEarlier: Number(earlierLaunchUsd < 0),
      embeddedRevenueMonths: revenueMonths(estimated.timeline.embeddedWeeks / weeksPerMonth),
      inHouseRevenueMonths: revenueMonths(buildMonths(estimated)),
    },
    wholeUsd(Math.abs(earlierLaunchUsd)),
    ['embeddedWeeks', 'timelineWeeks', 'rampMonths', 'discountRatePercentage'],
  );
}

/**
 * Lists how a payback month is computed: by how much the total benefit is below 0 at the end of the
 * month before, and by how much it is above 0 at the end of that month. The point in between at
 * which it reaches 0, rounded up, is the month.
 *
 * @param month - Null without a payback, which has no steps.
 */
function paybackSteps({ known, estimated }: Explained, month: number | null): Step[] {
  if (month === null) return [];
  const step = stepsOf('payback');
  const until = (last: number) =>
    costFormulas(known, estimated, { first: 0, last, discountOf: null });
  const [before, after] = [until(month - 1), until(month)];
  const aheadUsd = toCents(totalBenefitUsd(estimated, month));
  const shortUsd = toCents(-totalBenefitUsd(estimated, month - 1));
  const amounts = { firstMonth: month, monthsBefore: month - 1, shortUsd, aheadUsd };
  const aheadFormula = `cents(${after.inHouse} - (${after.embedded}))`;
  const aheadStep = step('aheadUsd', aheadFormula, after.values, aheadUsd);
  // A benefit that is at or above 0 from the start is paid back in the first month that counts.
  if (shortUsd <= 0)
    return [aheadStep, step('paybackMonth', 'firstMonth', amounts, month, ['aheadUsd'])];
  return [
    step('shortUsd', `cents(${before.embedded} - (${before.inHouse}))`, before.values, shortUsd),
    aheadStep,
    step(
      'paybackMonth',
      'roundUp(monthsBefore + shortUsd / (shortUsd + aheadUsd))',
      amounts,
      month,
    ),
  ];
}

function toCents(usd: number): number {
  return Math.round(usd * 100) / 100;
}

/** The cost of building beyond embedding, from the start to the end of a month. */
function totalBenefitUsd(estimated: Estimate, last: number): number {
  return monthlySpending(estimated, last).reduce((sum, { benefitUsd }) => sum + benefitUsd, 0);
}
