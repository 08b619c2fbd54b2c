import type { Estimate } from '../estimate/estimate.ts';
import { wholeUsd } from '../estimate/money.ts';
import type { Step, YearColumn, YearFigure } from '../estimate/trace.ts';
import { type CountedMonths, embeddedFormula, inHouseFormula } from './costFormulas.ts';
import { type Finance, type FinanceYear, monthsOfYear } from './finance.ts';

/**
 * Lists how the amounts of each year and their totals are computed. Only the totals are rounded to
 * whole USD.
 */
export function yearSteps(estimated: Estimate, { years }: Finance): Step[] {
  return [
    ...years.flatMap((year) => [
      inHouseStep(estimated, year),
      embeddedStep(estimated, year),
      benefitStep(year),
    ]),
    totalStep('inHouse', years, 'inHouseUsd'),
    totalStep('embedded', years, 'embeddedUsd'),
    totalStep('benefit', years, 'benefitUsd'),
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

function benefitStep({ year, inHouseUsd, embeddedUsd, benefitUsd: value }: FinanceYear): Step {
  const inHouse = yearFigure('inHouse', year);
  const embedded = yearFigure('embedded', year);
  return {
    figure: yearFigure('benefit', year),
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
