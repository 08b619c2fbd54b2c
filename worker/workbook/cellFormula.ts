import { assumptionDetails } from '../../contract/assumptionDetails.ts';
import { numberAssumptions } from '../../contract/assumptions.ts';
import { estimateFigures } from '../../contract/figures.ts';
import { billingTexts } from '../../contract/format/assumptionTexts.ts';
import { inputDefinitions } from '../../contract/inputs.ts';
import { type Formula, type FunctionName, needsParentheses } from '../formula/parseFormula.ts';
import { switchPositions } from './texts/summaryTexts.ts';

/** Returns the name of the cell of a figure, an input or a constant, such as `setup_usd`. */
export function cellName(name: string): string {
  // The developers are `developer_count`, as in the first workbooks.
  return name.replace(/Number$/, '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

const units: Readonly<Record<string, { unit: string }>> = {
  ...assumptionDetails,
  ...estimateFigures,
};

/** Whether a cell holds a fraction, which the sheet shows as a percentage. */
export function isPercentCell(name: string): boolean {
  const unit = units[name]?.unit;
  return unit === 'percent' || unit === 'percentPerYear';
}

/** The column of a table of the rate card, by the row of a value. */
const looked = (value: string, table: string, column: number) =>
  `VLOOKUP(${value},${table},${column},TRUE())`;
const devTime = referenceTo('effectiveDevTimePercentage');

/** The inputs without which nothing is calculated: an empty cell counts as the default (E24). */
const requiredInputs = ['integrationCount', 'developerCountNumber', 'region'] as const;
export type RequiredInput = (typeof requiredInputs)[number];

/** Whether an input is one of those. */
export function isRequired(name: string): name is RequiredInput {
  return requiredInputs.some((required) => required === name);
}

/** The value of an empty cell of a required input. */
export function defaultOf(name: RequiredInput): string | number {
  if (name !== 'region') return inputDefinitions[name].default;
  const { optionLabels, default: region } = inputDefinitions.region;
  return optionLabels[region];
}

/** Writes whether the cell of a required input has a value that counts. */
export function isStated(name: RequiredInput): string {
  const cell = cellName(name);
  return name === 'region'
    ? `ISNUMBER(MATCH(${cell},region_names,0))`
    : `AND(ISNUMBER(${cell}),${cell}>=1)`;
}

/** Writes the value of a required input: that of its cell, or the default. */
function counted(name: RequiredInput): string {
  const otherwise = name === 'region' ? `"${defaultOf(name)}"` : defaultOf(name);
  return `IF(${isStated(name)},${cellName(name)},${otherwise})`;
}

const developers = counted('developerCountNumber');

/** The operands that have no cell of their own. */
const expressions: Readonly<Record<string, string>> = {
  // 30 counts as 30 %, where a program stores it as it was entered.
  devTimePercentage: `IF(${cellName('devTimePercentage')}>1,${cellName('devTimePercentage')},ROUND(100*${cellName('devTimePercentage')},12))`,
  defaultDevTimePercentage: '100',
  profiledCount: 'SUM(selected_flags)',
  integrationCount: counted('integrationCount'),
  developerCountNumber: developers,
  hasOwnRate: `AND(OR(region="${inputDefinitions.region.optionLabels.custom}",region="${inputDefinitions.region.optionLabels.other}"),custom_hourly_rate>0)`,
  regionRateUsd: `VLOOKUP(${counted('region')},hourly_rates,2,FALSE())`,
  percentMonthsPerYear: '1200',
  moderationDivisor: '2',
  contractMonths: '12',
  monthsPerYear: '12',
  teamBase: looked(developers, 'team_size_bands', 2),
  perDeveloper: looked(developers, 'team_size_bands', 3),
  teamAbove: looked(developers, 'team_size_bands', 4),
  devTimeBaseFactor: looked(devTime, 'time_share_bands', 2),
  factorPerPoint: looked(devTime, 'time_share_bands', 3),
  devTimeBelow: looked(devTime, 'time_share_bands', 4),
  surchargeOfBand:
    'IF(build_weeks>long_build_weeks,long_build_surcharge,IF(build_weeks>medium_build_weeks,medium_build_surcharge,0))',
  isStarter: `IF(billing_in_use="${billingTexts.starter}",1,0)`,
  isPro: `IF(billing_in_use="${billingTexts.pro}",1,0)`,
  isQuote: `IF(billing_in_use="${billingTexts.quote}",1,0)`,
  listMonthlyUsd: looked('effective_count', 'plan_tiers', 2),
  planDeploymentWeeks: looked('effective_count', 'plan_tiers', 3),
};

/** Refers to an operand as a number; percentages as points, as formulas count them. */
function referenceTo(name: string): string {
  if (isPercentCell(name)) return `ROUND(100*${countedCell(name)},12)`;
  return countedCell(name);
}

/** The cell whose value counts: an assumption has one beside the visitor's, by the switch. */
function countedCell(name: string): string {
  return Object.hasOwn(numberAssumptions, name) ? inUse(cellName(name)) : cellName(name);
}

/** The name of the cell of an assumption that counts. */
export const inUse = (cell: string) => `${cell}_in_use`;

export type SwitchPosition = (typeof switchPositions)[number];

/** The name of the switch, and the conditions that formulas read from it. */
export const switchName = 'assumptions_in_use';
export const countsYours = `${switchName}<>"${switchPositions[0]}"`;
export const isMidRange = `${switchName}="${switchPositions[1]}"`;

/** Returns the cell of an operand, or the expression of one that has none. */
export function cellOf(name: string): string {
  return expressions[name] ?? referenceTo(name);
}

/**
 * Writes a formula for a spreadsheet. Guards round the noise of floating point away before a value
 * is rounded up or to the cent.
 *
 * @param refer - Returns the cell of an operand, in this month or in the month before.
 */
export function cellFormula(
  formula: Formula,
  refer: (name: string, isBefore: boolean) => string = cellOf,
): string {
  const write = (part: Formula) => cellFormula(part, refer);
  switch (formula.kind) {
    case 'number':
    case 'system':
      return String(formula.value);
    case 'operand':
      return refer(formula.name, false);
    case 'operation': {
      const [left, right] = [formula.left, formula.right].map((part, index) =>
        needsParentheses(formula, part, index === 1) ? `(${write(part)})` : write(part),
      );
      return `${left}${formula.operator}${right}`;
    }
    case 'call': {
      const [first] = formula.args;
      if (formula.name === 'before' && first?.kind === 'operand') return refer(first.name, true);
      if (formula.name === 'isStated' && first?.kind === 'operand')
        return `ISNUMBER(${countedCell(first.name)})`;
      return cellFunction(formula.name, formula.args.map(write));
    }
  }
}

/** Rounds an amount as it is shown, without the noise of floating point. */
export const wholeDollars = (amount: string) => `ROUND(ROUND(${amount},6),0)`;

function cellFunction(name: FunctionName, args: readonly string[]): string {
  const [first = ''] = args;
  switch (name) {
    case 'cents':
      return `ROUND(ROUND(100*(${first}),5),0)/100`;
    case 'dollars':
      return wholeDollars(first);
    case 'round':
      return `ROUND(ROUND(${first},9),0)`;
    case 'roundUp':
      return `ROUNDUP(ROUND(${first},9),0)`;
    case 'snap':
      return `ROUND(${first},9)`;
    case 'any':
      return `OR(${args.map((value) => `${value}<>0`).join(',')})`;
    case 'before':
    case 'isStated':
      throw new SyntaxError(`Expected an operand in ${name}.`);
    case 'if':
    case 'max':
    case 'min':
    case 'power':
    case 'sum':
      return `${name.toUpperCase()}(${args.join(',')})`;
  }
}
