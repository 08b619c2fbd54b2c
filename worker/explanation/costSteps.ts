import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Estimate } from '../../contract/estimate.ts';
import { monthsPerYear } from '../../contract/format/durations.ts';
import { costHorizons } from '../../contract/horizons.ts';
import type { YearColumn, YearFigure } from '../../contract/operands.ts';
import { wholeUsd } from '../estimate/money.ts';
import { buildMonths, cumulativeCost } from '../forecast/cumulativeCosts.ts';
import { type Finance, type FinanceYear, monthsOfPeriod } from '../forecast/finance.ts';
import {
  eachMonth,
  type NamedStream,
  riseOf,
  spendingOf,
  streamsOf,
  sumOfMonths,
} from '../streams/costStreams.ts';
import { estimateValues } from './estimateSteps.ts';
import { monthsOperand } from './operands.ts';
import type { CountedAs } from './operandTexts.ts';
import { type Step, stepsOf } from './Step.ts';

/** Some months in a row. */
interface CountedMonths {
  /** 0 is the start, before the first month. */
  readonly first: number;
  readonly last: number;
  /** The weight of a month; null without discounting, where each counts in full. */
  readonly discountOf: ((month: number) => number) | null;
  /** They are those of a horizon, whose operand counts a stream of each month. */
  readonly isHorizon?: true;
}

/**
 * Returns the formulas of the cost of both sides in some months, each the sum of its cost streams,
 * with the values of their operands.
 *
 * @param known - The values of the estimate, from `estimateValues`.
 */
export function costFormulas(known: Step['values'], estimated: Estimate, months: CountedMonths) {
  const spending = spendingOf(estimated);
  const values: Record<string, number> = { ...known };
  /** The formula of a stream, which is left out where none of its months counts. */
  const termOf = (stream: NamedStream) => {
    const rise = riseOf(stream, spending);
    const isWhole = months.isHorizon && rise === 0 && stream.months === eachMonth;
    const counted = isWhole ? 'horizonMonths' : monthsOperand(countedAs(months, rise), stream.name);
    values[counted] = sumOver(months, (month) => stream.months(month, spending, rise));
    const usdByMonth = stream.usdByMonth?.(spending);
    const sum = months.discountOf ? 'discountedSubscriptionUsd' : 'subscriptionUsd';
    if (usdByMonth) values[sum] = sumOver(months, (month) => sumOfMonths(usdByMonth, month, rise));
    const isDue = `if(${counted}, ${stream.formula(counted, usdByMonth ? sum : null)}, 0)`;
    return stream.onlyWith ? `if(${stream.onlyWith}, ${isDue}, 0)` : isDue;
  };
  const inHouse = streamsOf.inHouse.map((stream) => ({ name: stream.name, term: termOf(stream) }));
  const sumOf = (terms: typeof inHouse) => terms.map(({ term }) => term).join(' + ');
  return {
    inHouse: sumOf(inHouse),
    embedded: inListPrices(streamsOf.embedded.map(termOf).join(' + '), estimated),
    /** The in-house streams that neither end nor begin with the build. */
    apartFromBuild: sumOf(
      inHouse.filter(({ name }) => !['build', 'maintenance', 'hosting'].includes(name)),
    ),
    values,
  };
}

/** The price by integrations is that of the estimate, under its names. */
function inListPrices(formula: string, { price }: Estimate): string {
  if (price.billing !== 'integrations') return formula;
  return formula
    .replaceAll('priceSetupUsd', 'setupUsd')
    .replaceAll('priceMonthlyUsd', 'monthlyUsd');
}

/** The first word of the operands that count months, as in `operands.ts`. */
function countedAs({ discountOf }: CountedMonths, rise: number): CountedAs {
  if (discountOf) return 'discounted';
  return rise > 0 ? 'risen' : 'counted';
}

/**
 * Sums what some months add, each times its discount.
 *
 * @param until - The sum by the end of a month, without discounts.
 */
function sumOver({ first, last, discountOf }: CountedMonths, until: (month: number) => number) {
  const before = (month: number) => (month === 0 ? 0 : until(month - 1));
  if (!discountOf) return until(last) - before(first);
  let sum = 0;
  for (let month = first; month <= last; month++) {
    sum += (until(month) - before(month)) * discountOf(month);
  }
  return sum;
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
    const { inHouse, embedded, apartFromBuild, values } = costFormulas(known, estimated, {
      first: 0,
      last: horizonMonths,
      discountOf: null,
      isHorizon: true,
    });
    const isLive = buildMonths(estimated) <= horizonMonths;
    const ofHorizon = { ...values, horizonMonths, isLive: Number(isLive) };
    return [
      step(
        `inHouse${horizonMonths}MonthsUsd`,
        // Without rises the months need no count of their own (E17).
        values.wageRisePercentagePerYear
          ? `round(${inHouse})`
          : `round(if(isLive, initialTotalUsd + maintenanceUsd * (horizonMonths - timelineWeeks / weeksPerMonth), initialTotalUsd * horizonMonths / (timelineWeeks / weeksPerMonth)) + ${apartFromBuild})`,
        ofHorizon,
        Math.round(inHouseUsd),
      ),
      step(
        `embedded${horizonMonths}MonthsUsd`,
        `round(${embedded})`,
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
