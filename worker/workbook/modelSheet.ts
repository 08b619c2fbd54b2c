import type { CalculatorInputs } from '../../contract/calculation.ts';
import { deadlineToMonths } from '../../contract/days.ts';
import type { Estimate } from '../../contract/estimate.ts';
import {
  type EstimateFigure,
  estimateFigureNames,
  estimatePartNames,
  estimateParts,
  figureLabel,
  figureOf,
  type Unit,
  workbookPlanNote,
} from '../../contract/figures.ts';
import { timeLostLabel } from '../../contract/format/financeTexts.ts';
import { type CostHorizon, costHorizons } from '../../contract/horizons.ts';
import { formulas } from '../estimate/formulas.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { type RuleId, rules } from '../estimate/rules.ts';
import { estimateValues } from '../explanation/estimateSteps.ts';
import { timeLostAfter } from '../forecast/cumulativeCosts.ts';
import { compareCosts } from '../forecast/verdict.ts';
import { parseFormula } from '../formula/parseFormula.ts';
import { cellFormula, cellName, isPercentCell, wholeDollars } from './cellFormula.ts';
import { assumptionRows, inputCells, inputRows } from './inputRows.ts';
import { monthsCell, monthsRange } from './monthsSheet.ts';
import { peopleRows } from './peopleRows.ts';
import { comparisonTexts, modelTexts } from './texts/modelTexts.ts';
import { ruleText } from './texts/ruleTexts.ts';
import { sideNames, workbookTitle } from './texts/summaryTexts.ts';
import {
  type Cell,
  type CellStyle,
  introductionRow,
  type Sheet,
  textCell,
  titleRow,
  type WorkbookRequest,
} from './workbook.ts';

/**
 * Builds the sheet with the inputs, every step of the calculation, and the comparison over time.
 */
export function modelSheet(request: WorkbookRequest, estimated: Estimate): Sheet {
  const { inputs, today } = request;
  const cells = inputCells(request);
  const above: Cell[][] = [
    titleRow(workbookTitle(rateCard.version)),
    introductionRow(modelTexts.introduction),
    [],
    [textCell(modelTexts.inputs, 'heading')],
    ...inputRows(cells, request),
    [
      textCell(modelTexts.selected),
      {
        name: 'selected_count',
        formula: 'SUM(selected_flags)+other_systems',
        value: estimated.selection.selectedCount,
        style: 'number',
      },
    ],
    [
      textCell(modelTexts.monthsToDate),
      {
        name: 'months_to_deadline',
        formula: 'IF(OR(deadline=0,as_of=0),"",MAX(1,ROUNDUP((deadline-as_of)/30,0)))',
        value: inputs.deadline ? deadlineToMonths(inputs.deadline, today) : null,
        style: 'number',
      },
      textCell(explanation('deadline'), 'note'),
    ],
    [],
  ];
  const rows: Cell[][] = [
    ...above,
    ...assumptionRows(cells, request, estimated, above.length + 1),
    ...figureRows(inputs, estimated),
    [],
    ...comparisonRows(estimated),
    [],
    ...peopleRows(inputs, estimated),
  ];
  return {
    title: 'Model',
    columnWidths: [36, 15, 14, 11, 11, 43],
    frozen: { rows: 1, columns: 1 },
    rows: rows.map(withNoteLast),
  };
}

/** Moves the note of a row beside the table of the assumptions. */
function withNoteLast(row: Cell[]): Cell[] {
  const [label, cell, note, ...others] = row;
  if (note?.style !== 'note' || others.length > 0) return row;
  const between = Array.from({ length: 3 }, (): Cell => ({ value: null }));
  return [label, cell, ...between, note].filter((of) => of !== undefined);
}

/** Every figure of the estimate, each in a cell of its own. */
export const modelFigures = estimateFigureNames.map((figure) => ({
  figure,
  name: cellName(figure),
  rule: formulas[figure].rule,
}));

/** The part of a percentage's cell that is one point; 1 for other figures. */
export const cellScale = (figure: EstimateFigure) => (isPercentCell(figure) ? 0.01 : 1);

/** Builds the rows of all figures, by the parts of the estimate. */
function figureRows(inputs: CalculatorInputs, estimated: Estimate): Cell[][] {
  const values = estimateValues(inputs, estimated);
  return estimatePartNames.flatMap((part): Cell[][] => [
    [],
    [textCell(estimateParts[part], 'heading')],
    ...modelFigures
      .filter(({ figure }) => figureOf(figure).part === part)
      .map(({ figure, name, rule }): Cell[] => {
        const { unit, basis } = figureOf(figure);
        const formula = cellFormula(parseFormula(formulas[figure].formula));
        return [
          // The workbook takes overage, own work and other prices, so its labels always name them.
          textCell(figureLabel(figure, workbookPlanNote)),
          {
            name,
            formula: isPercentCell(figure) ? `(${formula})/100` : formula,
            value: cellScale(figure) * (values[figure] ?? 0),
            style: basis
              ? isPercentCell(figure)
                ? 'resultPercent'
                : 'result'
              : figureStyles[unit],
            ...warning(figure),
          },
          textCell(explanation(rule), 'note'),
        ];
      }),
  ]);
}

const figureStyles = {
  usd: 'usd',
  unroundedUsd: 'usd',
  hours: 'hours',
  weeks: 'weeks',
  percent: 'percent',
  count: 'number',
  factor: 'factor',
  months: 'factor',
  month: 'number',
} as const satisfies Record<Unit, CellStyle>;

/** A side that goes live after the target date is marked. */
function warning(figure: EstimateFigure): Pick<Cell, 'warnIf'> {
  const isTimeline = figure === 'timelineWeeks' || figure === 'embeddedWeeks';
  return isTimeline ? { warnIf: `AND(deadline>0,as_of+7*${cellName(figure)}>deadline)` } : {};
}

function explanation(rule: RuleId): string {
  const { title, formula } = rules[rule];
  return ruleText(rule, `${title}: ${formula}`);
}

/** The names of the cells that hold a total. */
export const totalNames = costHorizons.flatMap((months) => [
  `in_house_${months}_months`,
  `time_lost_${months}_months`,
  `embedded_${months}_months`,
]);

/**
 * Builds the rows that compare the total cost of both sides over each horizon (E17, E22). The
 * formulas read the Months sheet; the values come from the estimate.
 */
export function comparisonRows(estimated: Estimate): Cell[][] {
  return [
    [
      textCell(comparisonTexts.title, 'heading'),
      { value: null },
      textCell(comparisonTexts.note, 'note'),
    ],
    [
      { value: comparisonTexts.timeline },
      {
        name: 'build_months',
        formula: 'timeline_weeks/weeks_per_month',
        value: estimated.timeline.timelineWeeks / 4.33,
        style: 'factor',
      },
    ],
    ...costHorizons.flatMap((months) => horizonRows(estimated, months)),
  ];
}

function horizonRows(estimated: Estimate, months: CostHorizon): Cell[][] {
  const { inHouseUsd, embeddedUsd, cheaper } = compareCosts(estimated, months);
  const [inHouse, embedded] = [`in_house_${months}_months`, `embedded_${months}_months`];
  const [wholeInHouse, wholeEmbedded] = [inHouse, embedded].map(wholeDollars);
  const total = (label: string, name: string, formula: string, value: number): Cell[] => [
    { value: label },
    { name, formula, value, style: 'usd' },
  ];
  return [
    total(
      comparisonTexts.after(sideNames.inHouse, months),
      inHouse,
      monthsCell('totalInHouse', months),
      inHouseUsd,
    ),
    total(
      comparisonTexts.timeLostAfter(timeLostLabel, months),
      `time_lost_${months}_months`,
      `SUM(${monthsRange('timeLost', 0, months)})`,
      timeLostAfter(months, estimated),
    ),
    total(
      comparisonTexts.after(sideNames.embedded, months),
      embedded,
      monthsCell('totalEmbedded', months),
      embeddedUsd,
    ),
    [
      { value: comparisonTexts.costsLess(months) },
      {
        name: `result_${months}_months`,
        formula: `IF(${months}<build_months,"${results.unfinished}",IF(${wholeInHouse}>${wholeEmbedded},"${results.embedded}",IF(${wholeInHouse}<${wholeEmbedded},"${results.inHouse}","${results.neither}")))`,
        value: results[cheaper ?? 'unfinished'],
        style: 'result',
      },
    ],
  ];
}

const { results } = comparisonTexts;
