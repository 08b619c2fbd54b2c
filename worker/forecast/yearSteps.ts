import type { Estimate } from '../estimate/estimate.ts';
import { wholeUsd } from '../estimate/money.ts';
import type { Step, YearColumn, YearFigure } from '../estimate/trace.ts';
import {
  type CountedMonths,
  embeddedFormula,
  expenseFormula,
  inHouseFormula,
} from './costFormulas.ts';
import { buildMonths } from './cumulativeCosts.ts';
import { type Finance, type FinanceYear, monthsOfYear, writeOffMonths } from './finance.ts';

/**
 * Lists how the amounts of each year and their totals are computed, as paid and as expenses. Only
 * the totals are rounded to whole USD.
 */
export function yearSteps(estimated: Estimate, { years, expenseYears }: Finance): Step[] {
  return [
    ...years.flatMap((year) => [
      inHouseStep(estimated, year),
      embeddedStep(estimated, year),
      benefitStep('benefit', 'inHouse', year),
    ]),
    ...expenseYears.flatMap((year) => [
      expenseStep(estimated, year),
      benefitStep('benefitExpense', 'inHouseExpense', year),
    ]),
    totalStep('inHouse', years, 'inHouseUsd'),
    totalStep('embedded', years, 'embeddedUsd'),
    totalStep('benefit', years, 'benefitUsd'),
    totalStep('inHouseExpense', expenseYears, 'inHouseUsd'),
    totalStep('benefitExpense', expenseYears, 'benefitUsd'),
  ];
}

const rule = 'cost-over-time';

function inHouseStep(estimated: Estimate, { year, inHouseUsd: value }: FinanceYear): Step {
  const figure = yearFigure('inHouse', year);
  return { figure, rule, ...inHouseFormula(estimated, monthsOf(year)), value };
}

function embeddedStep(estimated: Estimate, { year, embeddedUsd: value }: FinanceYear): Step {
  const figure = yearFigure('embedded', year);
  return { figure, rule, ...embeddedFormula(estimated, monthsOf(year)), value };
}

function expenseStep(estimated: Estimate, { year, inHouseUsd: value }: FinanceYear): Step {
  const months = monthsOf(year);
  const goLive = buildMonths(estimated);
  const writtenOffBy = (month: number) => Math.min(writeOffMonths, Math.max(0, month - goLive));
  const writtenOffMonths = writtenOffBy(months.last) - writtenOffBy(Math.max(0, months.first - 1));
  const formula = expenseFormula(estimated, months, writtenOffMonths, writeOffMonths);
  return { figure: yearFigure('inHouseExpense', year), rule, ...formula, value };
}

function benefitStep(
  column: 'benefit' | 'benefitExpense',
  inHouseColumn: YearColumn,
  { year, inHouseUsd, embeddedUsd, benefitUsd: value }: FinanceYear,
): Step {
  const inHouse = yearFigure(inHouseColumn, year);
  const embedded = yearFigure('embedded', year);
  return {
    figure: yearFigure(column, year),
    rule,
    formula: `${inHouse} - ${embedded}`,
    operands: { [inHouse]: inHouseUsd, [embedded]: embeddedUsd },
    value,
  };
}

function totalStep(
  column: YearColumn,
  years: readonly FinanceYear[],
  amount: 'inHouseUsd' | 'embeddedUsd' | 'benefitUsd',
): Step {
  const amounts = years.map((ofYear) => [yearFigure(column, ofYear.year), ofYear[amount]] as const);
  return {
    figure: `${column}TotalUsd`,
    rule,
    formula: `round(${amounts.map(([name]) => name).join(' + ')})`,
    operands: Object.fromEntries(amounts),
    value: wholeUsd(amounts.reduce((sum, [, usd]) => sum + usd, 0)),
  };
}

function yearFigure(column: YearColumn, year: number): YearFigure {
  return `${column}Year${year}Usd`;
}

function monthsOf(year: number): CountedMonths {
  return { ...monthsOfYear(year), discountOf: null };
}
