import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { OneSide } from '../../contract/claims.ts';
import type { Estimate } from '../../contract/estimate.ts';
import { lastMonth } from '../../contract/format/durations.ts';
import { timeLostLabel } from '../../contract/format/financeTexts.ts';
import { countedPriceFormulas } from '../estimate/formulas.ts';
import { estimateValues } from '../explanation/estimateSteps.ts';
import { streamTexts } from '../explanation/operandTexts.ts';
import { buildMonths } from '../forecast/cumulativeCosts.ts';
import { evaluate, withoutNoise } from '../formula/evaluate.ts';
import { parseFormula } from '../formula/parseFormula.ts';
import { type StreamName, streamsOf } from '../streams/costStreams.ts';
import { cellFormula, cellOf, wholeDollars } from './cellFormula.ts';
import { monthHeadings, monthsTexts, periodTexts, sides, turnTexts } from './texts/financeTexts.ts';
import { sideNames } from './texts/summaryTexts.ts';
import {
  besideFirst,
  type Cell,
  type CellStyle,
  columnLetter,
  headingCells,
  introductionRow,
  type Sheet,
  titleRow,
  type WorkbookRequest,
} from './workbook.ts';

/** The row number of month 0. */
const firstMonthRow = 5;

interface MonthColumn {
  /** In characters; 13 by default. */
  width?: number;
  /** US dollars by default. */
  style?: CellStyle;
  /** Computes a number from figures and other columns of the month. */
  formula?: string;
}

const revenueReached = (weeks: 'embeddedWeeks' | 'timelineWeeks') =>
  `if(month <= ${weeks} / weeksPerMonth, 0, if(month - ${weeks} / weeksPerMonth < rampMonths, (month - ${weeks} / weeksPerMonth) / rampMonths, 1))`;

const headings = {
  ...monthHeadings,
  inHouse: sideNames.inHouse,
  timeLost: timeLostLabel,
  embedded: sideNames.embedded,
  benefit: periodTexts.difference,
  totalBenefit: periodTexts.differenceSoFar,
} as const;

type ColumnName = StreamName | keyof typeof headings;

/** A column for each cost stream of a side, and their sum. */
function columnsOf(side: OneSide) {
  const columns = streamsOf[side].map(({ name, column }): [string, MonthColumn] => [
    name,
    // A derivation names the setup of the price that counts; the workbook computes it.
    { width: 14, formula: column.replace('priceSetupUsd', countedPriceFormulas.setup) },
  ]);
  const formula = columns.map(([name]) => name).join(' + ');
  return Object.fromEntries([...columns, [side, { formula }]]) as Record<
    StreamName | OneSide,
    MonthColumn
  >;
}

/** The columns in their order, from A on; formulas follow E17 and E25. */
const monthColumns = {
  month: { width: 8, style: 'number', formula: 'before(month) + 1' },
  year: { width: 6, style: 'number', formula: 'roundUp(month / 12)' },
  wageFactor: {
    width: 10,
    style: 'factor',
    formula: 'power(1 + wageRisePercentagePerYear / 100, max(0, year - 1))',
  },
  planFactor: {
    width: 10,
    style: 'factor',
    formula: 'power(1 + planRisePercentagePerYear / 100, max(0, year - 1))',
  },
  ...columnsOf('inHouse'),
  timeLost: {
    width: 14,
    formula: 'if(initialTotalUsd, build * multiplierUsd / initialTotalUsd, 0)',
  },
  users: { width: 8, style: 'number', formula: countedPriceFormulas.users },
  price: { formula: countedPriceFormulas.price },
  ...columnsOf('embedded'),
  benefit: { formula: 'inHouse - embedded' },
  totalInHouse: { width: 14, formula: 'before(totalInHouse) + inHouse' },
  totalEmbedded: { width: 14, formula: 'before(totalEmbedded) + embedded' },
  totalBenefit: { width: 14, formula: 'totalInHouse - totalEmbedded' },
  side: { width: 12, style: 'text' },
  turn: { width: 18, style: 'text' },
  discountFactor: {
    width: 11,
    style: 'factor',
    formula: 'power(1 + discountRatePercentage / 100, 0 - month / 12)',
  },
  notEmbedding: {
    style: 'number',
    formula: 'if(dollars(totalEmbedded) < dollars(totalInHouse), 0, month)',
  },
  notPaidBack: { style: 'number', formula: 'if(totalBenefit < 0 - 0.005, month, 0)' },
  earlierRevenue: {
    width: 14,
    formula: `monthlyRevenueUsd * (${revenueReached('embeddedWeeks')} - ${revenueReached('timelineWeeks')})`,
  },
} satisfies Partial<Record<ColumnName, MonthColumn>>;

type MonthValues = Readonly<Record<string, number>>;

const columnNames = Object.keys(monthColumns) as readonly ColumnName[];
const definitions = Object.entries<MonthColumn>(monthColumns);

/** Who costs less by the end of a month, as the workbook says it. */
export type Side = (typeof sides)[keyof typeof sides];

/** The head of a column. */
const headingOf = (name: ColumnName): string =>
  name in streamTexts
    ? streamTexts[name as StreamName].heading
    : headings[name as keyof typeof headings];

/** Builds the sheet of both sides month by month, from the start to month 60 (E25). */
export function monthsSheet({ inputs }: WorkbookRequest, estimated: Estimate): Sheet {
  const months = monthValues(inputs, estimated);
  return {
    title: 'Months',
    columnWidths: definitions.map(([, { width = 13 }]) => width),
    frozen: { rows: firstMonthRow - 1, columns: 1 },
    rows: [
      ...besideFirst([
        titleRow(monthsTexts.title),
        ...monthsTexts.introductions.map(introductionRow),
      ]),
      headingCells(columnNames.map((name) => headingOf(name))),
      ...months.map((values, month) => monthCells(values, months[month - 1])),
    ],
  };
}

/**
 * Computes the numbers of every month by their formulas, for programs that show a workbook without
 * calculating.
 */
function monthValues(inputs: CalculatorInputs, estimated: Estimate): MonthValues[] {
  const values = { ...estimateValues(inputs, estimated), buildMonths: buildMonths(estimated) };
  const months: MonthValues[] = [];
  for (let month = 0; month <= lastMonth; month++) {
    const before = months.at(-1) ?? { month: -1 };
    const ofMonth: Record<string, number> = {};
    const valueFor = (name: string) => ofMonth[name] ?? values[name as keyof typeof values] ?? 0;
    for (const [name, { formula }] of definitions) {
      if (formula === undefined) continue;
      ofMonth[name] = evaluate(parseFormula(formula), valueFor, (of) => before[of] ?? 0);
    }
    months.push(ofMonth);
  }
  return months;
}

function monthCells(values: MonthValues, before: MonthValues | undefined): Cell[] {
  const month = values.month ?? 0;
  const row = firstMonthRow + month;
  const cell = (name: string, isBefore = false) => {
    const index = columnNames.indexOf(name as ColumnName);
    if (index < 0) return cellOf(name);
    if (isBefore && month === 0) return '0';
    return `${columnLetter(index)}${isBefore ? row - 1 : row}`;
  };
  return definitions.map(([name, { formula, style = 'usd' }]): Cell => {
    if (name === 'month') return { value: month, style };
    if (formula !== undefined) {
      const value = withoutNoise(values[name] ?? 0);
      return { value, formula: cellFormula(parseFormula(formula), cell), style };
    }
    return {
      ...(name === 'side' ? sideCell(values, cell) : turnCell(values, before, cell)),
      style,
    };
  });
}

type CellFor = (name: ColumnName, isBefore?: boolean) => string;

function sideCell(values: MonthValues, cell: CellFor): Cell {
  const [inHouse, embedded] = [cell('totalInHouse'), cell('totalEmbedded')].map(wholeDollars);
  return {
    value: sideOf(values),
    formula: `IF(${inHouse}=${embedded},"${sides.neither}",IF(${inHouse}>${embedded},"${sides.embedded}","${sides.inHouse}"))`,
  };
}

function sideOf({ totalInHouse = 0, totalEmbedded = 0 }: MonthValues): Side {
  const extraUsd = Math.round(withoutNoise(totalInHouse)) - Math.round(withoutNoise(totalEmbedded));
  if (extraUsd === 0) return sides.neither;
  return extraUsd > 0 ? sides.embedded : sides.inHouse;
}

/** Says where another side costs less than in the month before; the start is no such month. */
function turnCell(values: MonthValues, before: MonthValues | undefined, cell: CellFor): Cell {
  const isFirst = !before || before.month === 0;
  const side = sideOf(values);
  return {
    value: isFirst || sideOf(before) === side ? '' : turnTexts.text(side),
    formula: isFirst
      ? '""'
      : `IF(${cell('side')}=${cell('side', true)},"",${turnTexts.formula(cell('side'))})`,
  };
}

/**
 * Returns the range of a column of the Months sheet, such as `Months!$J$5:$J$41` for `inHouse` from
 * month 0 to 36.
 */
export function monthsRange(column: ColumnName, from: number, to: number): string {
  const letter = columnLetter(columnNames.indexOf(column));
  return `Months!$${letter}$${firstMonthRow + from}:$${letter}$${firstMonthRow + to}`;
}

/** Returns the cell of a column of the Months sheet in a month. */
export function monthsCell(column: ColumnName, month: number): string {
  return `Months!$${columnLetter(columnNames.indexOf(column))}$${firstMonthRow + month}`;
}
