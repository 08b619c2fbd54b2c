import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Estimate } from '../../contract/estimate.ts';
import { monthsPerYear } from '../../contract/format/durations.ts';
import { costHorizons } from '../../contract/horizons.ts';
import type { YearColumn, YearFigure } from '../../contract/operands.ts';
import { wholeUsd } from '../estimate/money.ts';
import { escalatedMonths } from '../estimate/moneyOverTime.ts';
import {
  buildMonths,
  cumulativeCost,
  embeddedSpending,
  feeMonths,
  monthsOfLeaving,
} from '../forecast/cumulativeCosts.ts';
import { type Finance, type FinanceYear, monthsOfPeriod } from '../forecast/finance.ts';
import { estimateValues } from './estimateSteps.ts';
import { type Step, stepsOf } from './Step.ts';

/** Some months in a row. */
interface CountedMonths {
  /** 0 is the start, before the first month. */
  readonly first: number;
  readonly last: number;
  /** The weight of a month; null without discounting, where each counts in full. */
  readonly discountOf: ((month: number) => number) | null;
}

/**
 * Returns the formulas of the cost of both sides in some months, with the values of their operands.
 * In-house it is the initial total, spread evenly over the build, then maintenance, turnover and
 * fees; embedded it is setup, plan with overage, the visitor's own work, and that to leave.
 *
 * @param known - The values of the estimate, from `estimateValues`.
 */
export function costFormulas(known: Step['values'], estimated: Estimate, months: CountedMonths) {
  const { planRisePercentagePerYear: planRise, wageRisePercentagePerYear: wageRise } =
    estimated.escalation;
  const goLive = buildMonths(estimated);
  // None of a later month counts, and rises over a thousand years exceed every number.
  const liveFrom = Math.min(goLive, months.last);
  const [ofWages, ofPlan] = [wageRise, planRise].map((rise) => countedAs(months, rise));
  const [build, live] = [`${ofWages}BuildMonths`, `${ofWages}LiveMonths`];
  const [plan, work] = [`${ofPlan}PlanMonths`, `${ofWages}WorkMonths`];
  const [hosted, fee] = [`${countedAs(months, 0)}HostedMonths`, `${countedAs(months, 0)}FeeMonths`];
  const turned = `${ofWages}TurnoverMonths`;
  const left = `${countedAs(months, 0)}LeavingMonths`;
  const { leavingMonth } = embeddedSpending(estimated);
  const { embedded, priceValues } = priceFormula(estimated, months, plan);
  return {
    inHouse: `if(isLiveAtStart, initialTotalUsd, 0) + if(${build}, initialTotalUsd * ${build} / (timelineWeeks / weeksPerMonth), 0) + if(${live}, ${live} * (maintenanceUsd - if(platformUsdPerMonth, platformMonthlyUsd, 0)), 0) + if(platformUsdPerMonth, if(${hosted}, ${hosted} * platformMonthlyUsd, 0), 0) + if(turnoverMonthlyUsd, if(${turned}, ${turned} * turnoverMonthlyUsd, 0), 0) + if(feesUsdPerYear, if(${fee}, ${fee} * feesUsdPerYear, 0), 0)`,
    embedded: `${embedded} + if(embeddedOwnMonthlyUsd, if(${work}, ${work} * embeddedOwnMonthlyUsd, 0), 0) + if(leavingMonth, if(leavingHoursPerIntegration, if(${left}, ${left} * leavingUsd, 0), 0), 0)`,
    values: {
      ...known,
      ...priceValues,
      hasStart: Number(months.first === 0),
      isLiveAtStart: Number(months.first === 0 && goLive === 0),
      [build]: countMonths(months, wageRise, (month) => Math.min(month, goLive)),
      [live]: countMonths(months, wageRise, (month) => Math.max(month, liveFrom)),
      [plan]: countMonths(months, planRise),
      [work]: countMonths(months, wageRise),
      [hosted]: countMonths(months, 0, (month) => Math.max(month, liveFrom)),
      [turned]: countMonths(months, wageRise),
      [fee]: countMonths(months, 0, feeMonths),
      [left]: countMonths(months, 0, (month) => monthsOfLeaving(month, leavingMonth)),
    },
  };
}

/**
 * Returns the formula of what the start and the subscription cost, by the price that counts: that
 * by integrations, another one, or, where the users change, the sum of the months.
 *
 * @param plan - The operand that counts the months of the plan.
 */
function priceFormula({ price, escalation }: Estimate, months: CountedMonths, plan: string) {
  const { billing, usdByMonth } = price;
  const isList = billing === 'integrations';
  const [setup, monthly] = isList
    ? ['setupUsd', 'monthlyUsd']
    : ['priceSetupUsd', 'priceMonthlyUsd'];
  const start = `if(hasStart, ${setup} + if(embeddedOwnOnceUsd, embeddedOwnOnceUsd, 0), 0)`;
  const overage = 'if(overageUsdPerMonth, overageUsdPerMonth, 0)';
  if (!usdByMonth) {
    const subscription = `if(${plan}, ${plan} * (${monthly} + ${overage}), 0)`;
    return { embedded: `${start} + ${subscription}`, priceValues: {} };
  }
  const rise = escalation.planRisePercentagePerYear;
  const sum = months.discountOf ? 'discountedSubscriptionUsd' : 'subscriptionUsd';
  let usd = 0;
  for (let month = Math.max(months.first, 1); month <= months.last; month++) {
    const counted = escalatedMonths(month, rise) - escalatedMonths(month - 1, rise);
    usd += counted * (months.discountOf?.(month) ?? 1) * (usdByMonth[month - 1] ?? 0);
  }
  return {
    embedded: `${start} + if(${sum}, ${sum}, 0) + if(overageUsdPerMonth, if(${plan}, ${plan} * overageUsdPerMonth, 0), 0)`,
    priceValues: { [sum]: usd },
  };
}

/** The first word of the operands that count months, as in `operands.ts`. */
function countedAs({ discountOf }: CountedMonths, rise: number) {
  if (discountOf) return 'discounted';
  return rise > 0 ? 'risen' : 'counted';
}

/**
 * Counts months at the price of the first year, each times its discount.
 *
 * @param monthsUntil - How many of the months until a month count.
 */
function countMonths(
  { first, last, discountOf }: CountedMonths,
  risePercentagePerYear: number,
  monthsUntil: (month: number) => number = (month) => month,
): number {
  const until = (month: number) => escalatedMonths(monthsUntil(month), risePercentagePerYear);
  const start = Math.max(first, 1);
  if (!discountOf) return last < start ? 0 : until(last) - until(start - 1);
  let count = 0;
  for (let month = start; month <= last; month++) {
    count += (until(month) - until(month - 1)) * discountOf(month);
  }
  return count;
}

/**
 * Lists how the total costs over the horizons are computed. The amounts are whole USD, as the
 * verdict compares them and as they are shown.
 */
export function horizonSteps(inputs: CalculatorInputs, estimated: Estimate): Step[] {
  const known = estimateValues(inputs, estimated);
  const step = stepsOf('verdict');
  return costHorizons.flatMap((horizonMonths) => {
    const { inHouseUsd, embeddedUsd } = cumulativeCost(estimated, horizonMonths);
    const span = { first: 0, last: horizonMonths, discountOf: null };
    const { inHouse, embedded, values } = costFormulas(known, estimated, span);
    const isLive = buildMonths(estimated) <= horizonMonths;
    const ofHorizon = { ...values, horizonMonths, isLive: Number(isLive) };
    return [
      step(
        `inHouse${horizonMonths}MonthsUsd`,
        // Without rises the months need no count of their own (E17).
        values.wageRisePercentagePerYear
          ? `round(${inHouse})`
          : 'round(if(isLive, initialTotalUsd + maintenanceUsd * (horizonMonths - timelineWeeks / weeksPerMonth), initialTotalUsd * horizonMonths / (timelineWeeks / weeksPerMonth)) + if(turnoverMonthlyUsd, horizonMonths * turnoverMonthlyUsd, 0) + if(feesUsdPerYear, countedFeeMonths * feesUsdPerYear, 0))',
        ofHorizon,
        Math.round(inHouseUsd),
      ),
      step(
        `embedded${horizonMonths}MonthsUsd`,
        `round(${embedded.replaceAll(/counted(Plan|Work)Months/g, 'horizonMonths')})`,
        ofHorizon,
        Math.round(embeddedUsd),
      ),
    ];
  });
}

/**
 * Lists how the amounts of each year and their totals are computed. Only the totals are rounded to
 * whole USD.
 */
export function yearSteps(known: Step['values'], estimated: Estimate, { years }: Finance): Step[] {
  const totals = (['inHouse', 'embedded', 'benefit'] as const).map((column) => {
    const amounts = years.map(
      (year) => [yearFigure(column, year.year), year[`${column}Usd`]] as const,
    );
    return costStep(
      `${column}TotalUsd`,
      `round(${amounts.map(([figure]) => figure).join(' + ')})`,
      Object.fromEntries(amounts),
      wholeUsd(amounts.reduce((sum, [, usd]) => sum + usd, 0)),
    );
  });
  return [...years.flatMap((year) => stepsOfYear(known, estimated, year)), ...totals];
}

const costStep = stepsOf('cost-over-time');

function stepsOfYear(
  known: Step['values'],
  estimated: Estimate,
  { year, inHouseUsd, embeddedUsd, benefitUsd }: FinanceYear,
): Step[] {
  const months = { ...monthsOfPeriod(year, monthsPerYear), discountOf: null };
  const { inHouse, embedded, values } = costFormulas(known, estimated, months);
  const [ofInHouse, ofEmbedded] = [yearFigure('inHouse', year), yearFigure('embedded', year)];
  return [
    costStep(ofInHouse, inHouse, values, inHouseUsd),
    costStep(ofEmbedded, embedded, values, embeddedUsd),
    costStep(
      yearFigure('benefit', year),
      `${ofInHouse} - ${ofEmbedded}`,
      { [ofInHouse]: inHouseUsd, [ofEmbedded]: embeddedUsd },
      benefitUsd,
    ),
  ];
}

function yearFigure(column: YearColumn, year: number): YearFigure {
  return `${column}Year${year}Usd`;
}
