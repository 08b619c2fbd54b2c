import { weeksPerMonth } from '../../contract/format/durations.ts';
import type { Estimate } from '../estimate/estimate.ts';
import { escalatedMonths } from '../estimate/moneyOverTime.ts';
import type { Step } from '../estimate/trace.ts';
import { buildMonths } from './cumulativeCosts.ts';

/** A formula and the values of its operands. */
export type Formula = Pick<Step, 'formula' | 'operands'>;

/** Some months in a row. */
export interface CountedMonths {
  /** 0 is the start, before the first month. */
  readonly first: number;
  readonly last: number;
  /** The weight of a month; null without discounting, where each counts in full. */
  readonly discountOf: ((month: number) => number) | null;
}

/**
 * The formula of what building costs in some months: the initial total, spread evenly over the
 * build, then maintenance.
 */
export function inHouseFormula(estimated: Estimate, months: CountedMonths): Formula {
  const rise = estimated.escalation.wageRisePercentagePerYear;
  const goLive = buildMonths(estimated);
  const builtMonths = countMonths(months, rise, (month) => Math.min(month, goLive));
  return sumOf([
    ...(goLive === 0 && months.first === 0 ? [initialTotal(estimated)] : []),
    ...(builtMonths > 0
      ? [buildFormula(estimated, monthsName('Build', months, rise), builtMonths)]
      : []),
    liveFormula(estimated, months),
  ]);
}

/** The formula of what embedding costs in some months: setup, plan and the visitor's own work. */
export function embeddedFormula({ results, escalation }: Estimate, months: CountedMonths): Formula {
  const { setup: setupUsd, monthly: monthlyUsd } = results.embedded;
  const { ownOnceUsd, ownMonthlyUsd } = escalation;
  const { planRisePercentagePerYear: planRise, wageRisePercentagePerYear: wageRise } = escalation;
  return sumOf([
    ...(months.first === 0 ? [{ formula: 'setupUsd', operands: { setupUsd } }] : []),
    ...(months.first === 0 && ownOnceUsd > 0
      ? [{ formula: 'embeddedOwnOnceUsd', operands: { embeddedOwnOnceUsd: ownOnceUsd } }]
      : []),
    monthlyFormula('monthlyUsd', monthlyUsd, 'Plan', months, planRise),
    ...(ownMonthlyUsd > 0
      ? [monthlyFormula('embeddedOwnMonthlyUsd', ownMonthlyUsd, 'Work', months, wageRise)]
      : []),
  ]);
}

/** Adds up formulas; those without a term are 0. */
function sumOf(formulas: readonly Formula[]): Formula {
  const terms = formulas.filter(({ formula }) => formula !== '0');
  return {
    formula: terms.map(({ formula }) => formula).join(' + ') || '0',
    operands: Object.assign({}, ...terms.map(({ operands }) => operands)),
  };
}

/** The formula of the difference of two costs, rounded to the cent. */
export function centsDifference(more: Formula, less: Formula): Formula {
  const isSum = less.formula.includes(' + ');
  const subtracted = less.formula === '0' ? '' : ` - ${isSum ? `(${less.formula})` : less.formula}`;
  return {
    formula: `cents(${more.formula}${subtracted})`,
    operands: { ...more.operands, ...less.operands },
  };
}

function initialTotal({ results }: Estimate): Formula {
  return {
    formula: 'initialTotalUsd',
    operands: { initialTotalUsd: results.inHouse.initialTotal },
  };
}

function buildFormula(estimated: Estimate, monthsOperand: string, months: number): Formula {
  return {
    formula: `initialTotalUsd * ${monthsOperand} / (timelineWeeks / weeksPerMonth)`,
    operands: {
      ...initialTotal(estimated).operands,
      [monthsOperand]: months,
      timelineWeeks: estimated.timeline.timelineWeeks,
      weeksPerMonth,
    },
  };
}

function liveFormula(estimated: Estimate, months: CountedMonths): Formula {
  const goLive = buildMonths(estimated);
  const rise = estimated.escalation.wageRisePercentagePerYear;
  const { maintenance } = estimated.results.inHouse;
  return monthlyFormula('maintenanceUsd', maintenance, 'Live', months, rise, (month) =>
    Math.max(month, goLive),
  );
}

function monthlyFormula(
  operand: string,
  usd: number,
  kind: Kind,
  months: CountedMonths,
  risePercentagePerYear: number,
  monthsUntil?: (month: number) => number,
): Formula {
  const count = countMonths(months, risePercentagePerYear, monthsUntil);
  if (count === 0) return { formula: '0', operands: {} };
  const name = monthsName(kind, months, risePercentagePerYear);
  return { formula: `${name} * ${operand}`, operands: { [name]: count, [operand]: usd } };
}

type Kind = 'Build' | 'Live' | 'Plan' | 'Work';

/** The name of an operand that counts months, as in `operandNames.ts`. */
function monthsName(kind: Kind, { discountOf }: CountedMonths, rise: number): string {
  if (discountOf) return `discounted${kind}Months`;
  return rise > 0 ? `risen${kind}Months` : `counted${kind}Months`;
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
