import type { Assumptions } from '../../contract/assumptions.ts';
import type { Estimate } from '../../contract/estimate.ts';
import { certaintyLabel, certaintyText } from '../../contract/format/deferredClaimTexts.ts';
import { forecastMonths, lastMonth } from '../../contract/format/durations.ts';
import { timeLostLabel } from '../../contract/format/financeTexts.ts';
import { withThousands } from '../../contract/format/numbers.ts';
import { rangeColumns, rangeRows } from '../../contract/format/simulationTexts.ts';
import { simulationCount } from '../../contract/uncertainty.ts';
import { certaintyClaims } from '../forecast/certainty.ts';
import { buildMonths, cumulativeCost } from '../forecast/cumulativeCosts.ts';
import {
  type FinanceHorizon,
  finance,
  financeHorizons,
  monthsOfPeriod,
  monthsPerQuarter,
} from '../forecast/finance.ts';
import { ranges } from '../forecast/ranges.ts';
import { runToEnd, simulate } from '../forecast/simulate.ts';
import { verdict } from '../forecast/verdict.ts';
import { withoutNoise } from '../formula/evaluate.ts';
import { financeFigures, firstYearRow } from './financeFigures.ts';
import { monthsCell, monthsRange } from './monthsSheet.ts';
import {
  chartTexts,
  noFigure,
  periodTexts,
  sides,
  financeTexts as texts,
} from './texts/financeTexts.ts';
import { afterMonths, sideNames } from './texts/summaryTexts.ts';
import {
  type Cell,
  type CellStyle,
  type CellValue,
  type Chart,
  exportDay,
  headingCells,
  introductionRow,
  type Sheet,
  textCell,
  titleRow,
  type WorkbookRequest,
} from './workbook.ts';

/** Builds the sheet for a finance team (E25): horizons, years, ranges. */
export function financeSheet(request: WorkbookRequest, estimated: Estimate): Sheet {
  const { inputs } = request;
  const financeOver = (months: FinanceHorizon) => finance(estimated, inputs.assumptions, months);
  const ofBoth = (
    label: string,
    note: string,
    style: CellStyle,
    cell: (months: FinanceHorizon) => { name?: string; formula: string; value: CellValue },
  ): Cell[] => [
    textCell(label),
    ...financeHorizons.map((months): Cell => ({ ...cell(months), style })),
    ...noteCells(note),
  ];
  const totals = (
    label: string,
    column: 'totalInHouse' | 'totalEmbedded',
    side: 'inHouseUsd' | 'embeddedUsd',
  ) =>
    ofBoth(label, texts.costNote, 'usd', (months) => ({
      formula: monthsCell(column, months),
      value: withoutNoise(cumulativeCost(estimated, months)[side]),
    }));
  const rate = financeOver(forecastMonths).discountRatePercentage / 100;
  const { breakEvenMonth } = verdict(inputs, estimated);
  const lastNotEmbedding = `MAX(${monthsRange('notEmbedding', 1, forecastMonths)})`;
  const rows: Cell[][] = [
    titleRow(texts.title),
    ...texts.introductions.map(introductionRow),
    headingCells(['', afterMonths(forecastMonths), afterMonths(lastMonth)]),
    ofBoth(texts.live, texts.liveNote, 'plain', (months) => ({
      formula: `IF(build_months<=${months},"${texts.yes}","${texts.no}")`,
      value: buildMonths(estimated) <= months ? texts.yes : texts.no,
    })),
    totals(texts.inHouseCost, 'totalInHouse', 'inHouseUsd'),
    totals(texts.embeddedCost, 'totalEmbedded', 'embeddedUsd'),
    [
      textCell(texts.monthlyRate),
      {
        name: 'monthly_discount_rate',
        formula: '(1+discount_rate_percentage_in_use)^(1/12)-1',
        value: (1 + rate) ** (1 / 12) - 1,
        style: 'percent',
      },
      { value: null },
      ...noteCells(texts.monthlyRateNote),
    ],
    ...financeFigures.map((figure) =>
      ofBoth(figure.label, figure.note, figure.style, (months) => ({
        name: `${figure.name}_${months}`,
        formula: figure.formula(months),
        value: figure.value(financeOver(months)),
      })),
    ),
    [
      textCell(texts.breakEven),
      {
        name: 'break_even_36',
        formula: `IF(AND(build_months<=${forecastMonths},${monthsCell('side', forecastMonths)}="${sides.embedded}"),${lastNotEmbedding}+1,"${noFigure.breakEven}")`,
        value: breakEvenMonth ?? noFigure.breakEven,
        style: 'number',
      },
      { value: null },
      ...noteCells(texts.breakEvenNote),
    ],
    [],
    ...financeYearRows(estimated, inputs.assumptions),
    [],
    ...financeQuarterRows(estimated),
    [],
    ...simulatedRows(request, estimated),
  ];
  return {
    title: 'Finance',
    columnWidths: [32, 18, 18, 15, 15, 30],
    frozen: { rows: 1, columns: 1 },
    rows,
    chart: costChart(rows.length + 1),
    // Neither the table of years nor the chart is on two pages.
    pageStarts: [firstYearRow - 3, rows.length],
  };
}

/** A note in the last column, beside the tables of years and ranges. */
function noteCells(note: string): Cell[] {
  return [{ value: null }, { value: null }, textCell(note, 'note')];
}

/** The total cost of both sides over 60 months. */
function costChart(row: number): Chart {
  return {
    title: chartTexts.title,
    from: { row, column: 0 },
    to: { row: row + 20, column: 5 },
    categories: monthsRange('month', 0, lastMonth),
    series: [
      {
        title: sideNames.inHouse,
        values: monthsRange('totalInHouse', 0, lastMonth),
        color: 'B45309',
      },
      {
        title: sideNames.embedded,
        values: monthsRange('totalEmbedded', 0, lastMonth),
        color: '1D4ED8',
      },
    ],
    xTitle: chartTexts.month,
    yTitle: 'USD',
  };
}

/** Builds the table of what both sides cost year by year. */
function financeYearRows(
  estimated: Estimate,
  assumptions: Assumptions | null | undefined,
): Cell[][] {
  let totalBenefitUsd = 0;
  return [
    [textCell(periodTexts.byYear, 'heading')],
    headingCells([
      periodTexts.year,
      sideNames.inHouse,
      sideNames.embedded,
      periodTexts.difference,
      periodTexts.differenceSoFar,
      timeLostLabel,
    ]),
    ...finance(estimated, assumptions, lastMonth).years.map((amounts): Cell[] => {
      const { year } = amounts;
      const row = firstYearRow + year;
      totalBenefitUsd += amounts.benefitUsd;
      const ofYear = (column: Parameters<typeof monthsRange>[0]) =>
        `SUMIF(${monthsRange('year', 0, lastMonth)},$A${row},${monthsRange(column, 0, lastMonth)})`;
      return [
        { value: year, style: 'number' },
        { value: withoutNoise(amounts.inHouseUsd), formula: ofYear('inHouse'), style: 'usd' },
        { value: withoutNoise(amounts.embeddedUsd), formula: ofYear('embedded'), style: 'usd' },
        { value: withoutNoise(amounts.benefitUsd), formula: `B${row}-C${row}`, style: 'usd' },
        {
          value: withoutNoise(totalBenefitUsd),
          formula: year === 0 ? `D${row}` : `E${row - 1}+D${row}`,
          style: 'usd',
        },
        { value: withoutNoise(amounts.timeLostUsd), formula: ofYear('timeLost'), style: 'usd' },
      ];
    }),
    [],
    introductionRow(periodTexts.startNote),
  ];
}

/** Builds the table of what both sides cost by quarter; the last row adds the others up. */
function financeQuarterRows(estimated: Estimate): Cell[][] {
  const { amounts } = finance(estimated).quarters;
  const columns = [
    ['inHouse', 'inHouseUsd'],
    ['embedded', 'embeddedUsd'],
    ['benefit', 'benefitUsd'],
    ['timeLost', 'timeLostUsd'],
  ] as const;
  const rowOf = (name: string, first: number, last: number, of: typeof amounts): Cell[] => [
    textCell(name),
    ...columns.map(
      ([column, figure]): Cell => ({
        value: withoutNoise(of.reduce((sum, { [figure]: usd }) => sum + usd, 0)),
        formula: `SUM(${monthsRange(column, first, last)})`,
        style: 'usd',
      }),
    ),
  ];
  return [
    [textCell(periodTexts.byQuarter, 'heading')],
    headingCells([
      periodTexts.quarter,
      sideNames.inHouse,
      sideNames.embedded,
      periodTexts.difference,
      timeLostLabel,
    ]),
    ...amounts.map((ofQuarter) => {
      const { first, last } = monthsOfPeriod(ofQuarter.quarter, monthsPerQuarter);
      const name = first === 0 ? periodTexts.start : periodTexts.quarterName(ofQuarter.quarter);
      return rowOf(name, first, last, [ofQuarter]);
    }),
    rowOf(periodTexts.allQuarters, 0, forecastMonths, amounts),
  ];
}

/** Builds the rows of the simulated ranges (E26), which no formula of a spreadsheet can repeat. */
function simulatedRows(request: WorkbookRequest, estimated: Estimate): Cell[][] {
  const { inputs } = request;
  const found = ranges(runToEnd(simulate(inputs)), verdict(inputs, estimated), estimated);
  return [
    headingCells([texts.ranges(exportDay(request)), ...Object.values(rangeColumns)]),
    ...rangeRows(found).map(({ label, unit, values }) => [
      textCell(label),
      ...values.map((value): Cell => ({ value, style: unit === 'usd' ? 'wholeUsd' : unit })),
    ]),
    [
      textCell(certaintyLabel),
      textCell(certaintyText(certaintyClaims(inputs)) || noFigure.verdict),
    ],
    introductionRow(texts.rangesNote(withThousands(simulationCount))),
  ];
}
