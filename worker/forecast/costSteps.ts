import { weeksPerMonth } from '../../contract/format/durations.ts';
import type { Estimate } from '../estimate/estimate.ts';
import { wholeUsd } from '../estimate/money.ts';
import { escalatedMonths } from '../estimate/moneyOverTime.ts';
import type { Step, YearColumn, YearFigure } from '../estimate/trace.ts';
import { type CountedMonths, embeddedFormula, inHouseFormula } from './costFormulas.ts';
import { buildMonths, cumulativeCost, forecastMonths } from './cumulativeCosts.ts';
import { type Finance, type FinanceYear, monthsOfYear } from './finance.ts';

/**
 * Lists how the total costs over 12 and 36 months are computed. The amounts are whole USD, as the
 * verdict compares them and as they are shown.
 */
export function horizonSteps(estimated: Estimate): Step[] {
  return [
    inHouseHorizonStep('inHouse12MonthsUsd', 12, estimated),
    embeddedHorizonStep('embedded12MonthsUsd', 12, estimated),
    inHouseHorizonStep('inHouse36MonthsUsd', forecastMonths, estimated),
    embeddedHorizonStep('embedded36MonthsUsd', forecastMonths, estimated),
  ];
}

/** The build cost spent so far, and maintenance from go-live on (E17). */
function inHouseHorizonStep(
  figure: Step['figure'],
  horizonMonths: number,
  estimated: Estimate,
): Step {
  const { initialTotal: initialTotalUsd, maintenance: maintenanceUsd } = estimated.results.inHouse;
  const { timelineWeeks } = estimated.timeline;
  const rise = estimated.escalation.wageRisePercentagePerYear;
  const months = buildMonths(estimated);
  const isLive = months <= horizonMonths;
  const build = { initialTotalUsd, timelineWeeks, weeksPerMonth };
  const value = Math.round(cumulativeCost(estimated, horizonMonths).inHouseUsd);
  const step = (formula: string, operands: Step['operands']): Step => ({
    figure,
    rule: 'verdict',
    formula: `round(${formula})`,
    operands,
    value,
  });
  if (rise === 0) {
    return isLive
      ? step('initialTotalUsd + maintenanceUsd * (horizonMonths - timelineWeeks / weeksPerMonth)', {
          ...build,
          maintenanceUsd,
          horizonMonths,
        })
      : step('initialTotalUsd * horizonMonths / (timelineWeeks / weeksPerMonth)', {
          ...build,
          horizonMonths,
        });
  }
  const risenBuildMonths = escalatedMonths(Math.min(horizonMonths, months), rise);
  const risenLiveMonths = escalatedMonths(horizonMonths, rise) - risenBuildMonths;
  const spent = 'initialTotalUsd * risenBuildMonths / (timelineWeeks / weeksPerMonth)';
  if (!isLive) return step(spent, { ...build, risenBuildMonths });
  if (months === 0)
    return step('maintenanceUsd * risenLiveMonths', { maintenanceUsd, risenLiveMonths });
  return step(`${spent} + maintenanceUsd * risenLiveMonths`, {
    ...build,
    risenBuildMonths,
    maintenanceUsd,
    risenLiveMonths,
  });
}

/** The setup and the plan from month 1 on, and the visitor's own work (E24). */
function embeddedHorizonStep(
  figure: Step['figure'],
  horizonMonths: number,
  estimated: Estimate,
): Step {
  const { setup: setupUsd, monthly: monthlyUsd } = estimated.results.embedded;
  const { escalation } = estimated;
  const terms = ['setupUsd'];
  const operands: Record<string, number> = { setupUsd };
  const addMonthly = (name: string, usd: number, risenMonths: string, rise: number) => {
    const monthsName = rise === 0 ? 'horizonMonths' : risenMonths;
    terms.push(`${monthsName} * ${name}`);
    operands[monthsName] = escalatedMonths(horizonMonths, rise);
    operands[name] = usd;
  };
  addMonthly('monthlyUsd', monthlyUsd, 'risenPlanMonths', escalation.planRisePercentagePerYear);
  if (escalation.ownOnceUsd > 0) {
    terms.push('embeddedOwnOnceUsd');
    operands.embeddedOwnOnceUsd = escalation.ownOnceUsd;
  }
  if (escalation.ownMonthlyUsd > 0) {
    const rise = escalation.wageRisePercentagePerYear;
    addMonthly('embeddedOwnMonthlyUsd', escalation.ownMonthlyUsd, 'risenWorkMonths', rise);
  }
  return {
    figure,
    rule: 'verdict',
    formula: `round(${terms.join(' + ')})`,
    operands,
    value: Math.round(cumulativeCost(estimated, horizonMonths).embeddedUsd),
  };
}

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
