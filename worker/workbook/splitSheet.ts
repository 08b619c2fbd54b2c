import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Estimate } from '../../contract/estimate.ts';
import { type EstimateFigure, estimateFigureNames, figureOf } from '../../contract/figures.ts';
import { splitText } from '../../contract/format/deferredClaimTexts.ts';
import {
  noSplitText,
  splitChoiceText,
  splitColumns,
  splitNote,
  splitReasonText,
  splitRowName,
  splitTitle,
} from '../../contract/format/splitTexts.ts';
import type { BestSplit } from '../../contract/split.ts';
import { unnamedId } from '../../contract/systemIds.ts';
import { formulas } from '../estimate/formulas.ts';
import { estimateValues } from '../explanation/estimateSteps.ts';
import { splitClaims } from '../forecast/bestSplit.ts';
import { buildMonths, cumulativeCost, forecastMonths } from '../forecast/cumulativeCosts.ts';
import { splitEstimates } from '../forecast/splitCosts.ts';
import { evaluate, withoutNoise } from '../formula/evaluate.ts';
import { operandsOf, parseFormula } from '../formula/parseFormula.ts';
import { cellFormula, cellName, cellOf } from './cellFormula.ts';
import { figureStyles } from './modelSheet.ts';
import { monthColumns, monthsCell, monthValues } from './monthsSheet.ts';
import {
  besideFirst,
  type Cell,
  columnLetter,
  headingCells,
  introductionRow,
  type Sheet,
  textCell,
  titleRow,
} from './workbook.ts';

/** The costs of both sides of a split by month, in the order of the columns. */
const sides = {
  built: {
    columns: ['build', 'maintenance', 'turnover', 'inHouse'],
    weeks: 'timelineWeeks',
    heading: 'To build',
  },
  rest: {
    columns: ['start', 'subscription', 'ownWork', 'embedded'],
    weeks: 'embeddedWeeks',
    heading: 'To embed',
  },
} as const;
type SideName = keyof typeof sides;
const sideNames = Object.keys(sides) as readonly SideName[];

/** The figures that differ between a set of integrations and all of them. */
const ofSet: readonly string[] = [
  ...['effectiveCount', 'profiledCount', 'surchargeOfBand', 'planMonthlyUsd'],
  ...['planDeploymentWeeks', 'systemDevHours', 'systemMaintenanceHours', 'systemReviewWeeks'],
];

/** The ranges of the Systems sheet that have one for the systems that are built. */
const ofSystems = [
  ...['selected_flags', 'system_dev_hours', 'system_maintenance_hours', 'system_review_weeks'],
];

const isFigure = (name: string): name is EstimateFigure => Object.hasOwn(formulas, name);

function operandNames(formula: string): string[] {
  return operandsOf(parseFormula(formula)).flatMap((of) => (of.kind === 'operand' ? of.name : []));
}

/** Whether a figure of a set differs from that of all integrations. */
function dependsOnSet(figure: EstimateFigure): boolean {
  return operandNames(formulas[figure].formula).some(
    (name) => ofSet.includes(name) || (isFigure(name) && dependsOnSet(name)),
  );
}

/** The figures of a side, in the order of the estimate. */
function figuresOf(side: SideName): EstimateFigure[] {
  const needed = new Set<string>();
  const need = (name: string) => {
    if (!isFigure(name) || name === 'effectiveCount' || needed.has(name)) return;
    needed.add(name);
    operandNames(formulas[name].formula).forEach(need);
  };
  for (const column of sides[side].columns)
    operandNames(monthColumns[column].formula).forEach(need);
  need(sides[side].weeks);
  return estimateFigureNames.filter((name) => needed.has(name) && dependsOnSet(name));
}

/** Nothing costs anything on a side without integrations. */
const guarded = (formula: string) => `if(effectiveCount, ${formula}, 0)`;

const figuresOfSides = { built: figuresOf('built'), rest: figuresOf('rest') };

/** The formula of a cell, with the cells of a side in place of those of all integrations. */
function cellFormulaOf(side: SideName, text: string, refer = cellOf): string {
  const own = [...figuresOfSides[side], 'effectiveCount', 'buildMonths'].map(cellName);
  return cellFormula(parseFormula(text), refer).replace(/\b[a-z]+(?:_[a-z]+)+\b/g, (name) =>
    own.includes(name) || ofSystems.includes(name) ? `${side}_${name}` : name,
  );
}

type SideEstimates = ReturnType<typeof splitEstimates>;

/**
 * Builds the sheet of the best split (E35): the choices with their reasons as they were found, and
 * what the split on the sheets costs. The formulas are those of the model and of the months, once
 * for what is built and once for the rest, so another split is computed, but none is searched.
 */
export function splitSheet(
  inputs: CalculatorInputs,
  estimated: Estimate,
  split: BestSplit | null,
): Sheet {
  const estimates = splitEstimates(inputs, split);
  const head = [
    titleRow(splitTitle),
    ...besideFirst([
      introductionRow(
        'On the Systems sheet, 1 in its last column builds a selected system, and 0 embeds it.',
      ),
      introductionRow('The totals follow other inputs and choices. Nothing is searched.'),
      // Its parts fit beside the first column on paper.
      ...splitNote.split(/(?<=:) /).map(introductionRow),
    ]),
    [],
    ...totalRows(estimated, estimates),
    [],
    ...choiceRows(split),
    [],
    headingCells(['Figures of both sides', ...sideNames.map((side) => sides[side].heading)]),
    ...figureRows(inputs, split, estimates),
    [],
  ];
  const firstRow = head.length + 2;
  const headings = sideNames.flatMap((side) =>
    sides[side].columns.map((column) => monthColumns[column].heading),
  );
  const monthsOf = (letter: string) => `${letter}${firstRow}:${letter}${firstRow + forecastMonths}`;
  return {
    title: 'Split',
    columnWidths: [46, ...headings.map(() => 18)],
    frozen: { rows: 1, columns: 1 },
    rows: [
      ...head,
      headingCells(['Month', ...headings]),
      ...monthRows(inputs, estimated, estimates, firstRow),
    ],
    // The last column of each side is the sum of the others.
    ranges: { built_by_month: monthsOf('E'), rest_by_month: monthsOf('I') },
  };
}

/** The total of the split beside those of building all and embedding all, with their go-lives. */
function totalRows(estimated: Estimate, { built, rest }: SideEstimates): Cell[][] {
  const costs = cumulativeCost(estimated, forecastMonths);
  const { timelineWeeks, embeddedWeeks } = estimated.timeline;
  const builtUsd = costOf(built, 'inHouseUsd');
  const restUsd = costOf(rest, 'embeddedUsd');
  const weeks = Math.max(built?.timeline.timelineWeeks ?? 0, rest?.timeline.embeddedWeeks ?? 0);
  const row = (label: string, usd: Cell, live: Cell, buildWeeks: string): Cell[] => [
    textCell(label),
    { ...usd, style: 'usd' },
    { ...live, style: 'weeks' },
    {
      value: live.value === null || Number(live.value) / 4.33 > forecastMonths ? 'no' : 'yes',
      formula: `IF(${buildWeeks}/weeks_per_month>${forecastMonths},"no","yes")`,
    },
  ];
  const part = (name: string, label: string, range: string, value: number): Cell[] => [
    textCell(label),
    { name, value, formula: `SUM(${range})`, style: 'usd' },
  ];
  return [
    headingCells(['Over 36 months', 'Total', 'Weeks until live', 'Live by month 36']),
    row(
      'This split',
      { name: 'split_total', value: builtUsd + restUsd, formula: 'split_built+split_embedded' },
      { value: weeks, formula: 'MAX(built_timeline_weeks,rest_embedded_weeks)' },
      'built_timeline_weeks',
    ),
    row(
      'Build all',
      { value: costs.inHouseUsd, formula: 'in_house_36_months' },
      { value: timelineWeeks, formula: 'timeline_weeks' },
      'timeline_weeks',
    ),
    row(
      'Embed all',
      { value: costs.embeddedUsd, formula: 'embedded_36_months' },
      { value: embeddedWeeks, formula: 'embedded_weeks' },
      'embedded_weeks',
    ),
    part('split_built', 'What is built', 'built_by_month', builtUsd),
    part('split_embedded', 'What is embedded', 'rest_by_month', restUsd),
  ];
}

function costOf(estimated: Estimate | null, side: 'inHouseUsd' | 'embeddedUsd'): number {
  return estimated ? cumulativeCost(estimated, forecastMonths)[side] : 0;
}

/** The choices as they were found: texts, which changed cells do not change. */
function choiceRows(split: BestSplit | null): Cell[][] {
  if (!split) return [[textCell('One integration has nothing to split.')]];
  const sentence = split.best ? splitText(splitClaims(split)) : noSplitText;
  return [
    headingCells([splitColumns.name, splitColumns.choice, splitColumns.reason]),
    ...split.rows.map((row) => [
      textCell(splitRowName(row)),
      textCell(splitChoiceText(row)),
      textCell(splitReasonText(row), 'introduction'),
    ]),
    ...(sentence ? [introductionRow(sentence)] : []),
  ];
}

/** The figures of both sides, and how many integrations without a name are built. */
function figureRows(
  inputs: CalculatorInputs,
  split: BestSplit | null,
  estimates: SideEstimates,
): Cell[][] {
  const unnamed = split?.rows.find(({ id }) => id === unnamedId)?.builtCount ?? 0;
  const ofSides = sideNames.map((side) => {
    const { [side]: estimated } = estimates;
    const values = estimated ? estimateValues(inputs, estimated) : {};
    return { side, values, figures: figuresOfSides[side] };
  });
  const figures = estimateFigureNames.filter((name) =>
    ofSides.some(({ figures: own }) => own.includes(name)),
  );
  const count = (side: SideName, formula: string): Cell => ({
    name: `${side}_effective_count`,
    value: estimates[side]?.effectiveCount ?? 0,
    formula,
    style: 'number',
  });
  return [
    [
      textCell('Other integrations to build'),
      {
        name: 'split_others',
        value: unnamed,
        style: 'inputNumber',
        validation: { kind: 'whole', min: 0, max: 200, message: 'A whole number' },
      },
    ],
    [
      textCell(figureOf('effectiveCount').label),
      count('built', 'SUM(built_selected_flags)+MIN(split_others,generic_count)'),
      count('rest', 'effective_count-built_effective_count'),
    ],
    ...figures.map((figure) => [
      textCell(figureOf(figure).label),
      ...ofSides.map(({ side, values, figures: own }): Cell => {
        if (!own.includes(figure)) return { value: null };
        return {
          name: `${side}_${cellName(figure)}`,
          value: values[figure] ?? 0,
          formula: cellFormulaOf(side, guarded(formulas[figure].formula)),
          style: figureStyles[figureOf(figure).unit],
        };
      }),
    ]),
    [
      textCell('Months of the build'),
      {
        name: 'built_build_months',
        value: estimates.built ? buildMonths(estimates.built) : 0,
        formula: 'built_timeline_weeks/weeks_per_month',
        style: 'factor',
      },
    ],
  ];
}

/** The costs of each side in each month. */
function monthRows(
  inputs: CalculatorInputs,
  estimated: Estimate,
  estimates: SideEstimates,
  firstRow: number,
): Cell[][] {
  const valuesOf = (side: Estimate | null) =>
    side ? { ...estimateValues(inputs, side), buildMonths: buildMonths(side) } : {};
  const ofSides = { built: valuesOf(estimates.built), rest: valuesOf(estimates.rest) };
  const months = monthValues(inputs, estimated).slice(0, forecastMonths + 1);
  return months.map(({ wageFactor, planFactor }, month) => {
    const row = firstRow + month;
    const shared = { wageFactor, planFactor, month };
    const cells = sideNames.flatMap((side, sideIndex) => {
      const values: Record<string, number | undefined> = { ...ofSides[side], ...shared };
      const names: readonly string[] = sides[side].columns;
      const refer = (name: string) => {
        if (name === 'month') return `A${row}`;
        if (name === 'wageFactor' || name === 'planFactor') return monthsCell(name, month);
        const index = names.indexOf(name);
        return index < 0 ? cellOf(name) : `${columnLetter(1 + 4 * sideIndex + index)}${row}`;
      };
      return sides[side].columns.map((column): Cell => {
        const formula = guarded(monthColumns[column].formula);
        const valueFor = (name: string) => values[name] ?? 0;
        // The columns of a split read no other month.
        const value = evaluate(parseFormula(formula), valueFor, () => 0);
        values[column] = value;
        return {
          value: withoutNoise(value),
          formula: cellFormulaOf(side, formula, refer),
          style: 'usd',
        };
      });
    });
    return [{ value: month, style: 'number' }, ...cells];
  });
}
