import type { Estimate } from '../estimate/estimate.ts';
import { type MonthFigures, monthFigures } from './monthFigures.ts';
import {
  type Cell,
  type CellStyle,
  columnLetter,
  type Sheet,
  textCell,
  type WorkbookRequest,
} from './workbook.ts';

/** Builds the sheet of both sides month by month, from the start to month 60 (E25). */
export function monthsSheet({ inputs }: WorkbookRequest, estimated: Estimate): Sheet {
  const months = monthFigures(estimated, inputs.assumptions);
  const columns: readonly MonthColumn[] = Object.values(monthColumns);
  return {
    title: 'Months',
    columnWidths: columns.map(({ width = 13 }) => width),
    frozen: { rows: firstMonthRow - 1, columns: 1 },
    orientation: 'landscape',
    printedColumns: 1 + monthColumnNames.indexOf('turn'),
    rows: [
      [textCell('Both sides month by month', 'title')],
      [
        textCell(
          'Amounts in USD. Month 0 is the start. Hourly rates and the subscription rise after each year by the assumed percentages. The difference is in-house minus embedded.',
          'note',
        ),
      ],
      columns.map(({ heading }) => textCell(heading, 'heading')),
      ...months.map((figures, month) =>
        columns.map(
          ({ value, formula, style = 'usd' }): Cell => ({
            value: value(figures, months[month - 1]),
            ...(formula ? { formula: formula(firstMonthRow + month) } : {}),
            style,
          }),
        ),
      ),
    ],
  };
}

/** The row number of month 0. */
const firstMonthRow = 4;

interface MonthColumn {
  heading: string;
  /** In characters; 13 by default. */
  width?: number;
  /** US dollars by default. */
  style?: CellStyle;
  value: (figures: MonthFigures, before: MonthFigures | undefined) => number | string;
  /** The formula of a row, by its number. */
  formula?: (row: number) => string;
}

/** The running total of a column of amounts. */
const total = (amount: string, column: string) => (row: number) =>
  row === firstMonthRow ? `${amount}${row}` : `${column}${row - 1}+${amount}${row}`;

/** The part of the full revenue that is reached in a month, from the weeks until the launch. */
const launched = (weeks: string, row: number) =>
  `IF(A${row}<=${weeks}/weeks_per_month,0,IF(A${row}-${weeks}/weeks_per_month>=ramp_months,1,(A${row}-${weeks}/weeks_per_month)/ramp_months))`;

/** The columns in their order, from A on; formulas follow E17 and E25. */
const monthColumns = {
  month: { heading: 'Month', width: 8, style: 'number', value: ({ month }) => month },
  year: {
    heading: 'Year',
    width: 6,
    style: 'number',
    value: ({ year }) => year,
    formula: (row) => `ROUNDUP(A${row}/12,0)`,
  },
  wageFactor: {
    heading: 'Wage rise',
    width: 10,
    style: 'factor',
    value: ({ wageFactor }) => wageFactor,
    formula: (row) => `(1+wage_rise_percentage_per_year)^MAX(0,B${row}-1)`,
  },
  planFactor: {
    heading: 'Plan rise',
    width: 10,
    style: 'factor',
    value: ({ planFactor }) => planFactor,
    formula: (row) => `(1+plan_rise_percentage_per_year)^MAX(0,B${row}-1)`,
  },
  build: {
    heading: 'Build',
    value: ({ buildUsd }) => buildUsd,
    formula: (row) =>
      `IF(build_months>0,initial_total_usd*(MIN(A${row},build_months)-MIN(MAX(0,A${row}-1),build_months))/build_months*C${row},0)`,
  },
  maintenance: {
    heading: 'Maintenance',
    value: ({ maintenanceUsd }) => maintenanceUsd,
    formula: (row) =>
      `maintenance_usd*(MAX(0,A${row}-build_months)-MAX(0,A${row}-1-build_months))*C${row}`,
  },
  inHouse: {
    heading: 'In-house',
    value: ({ inHouseUsd }) => inHouseUsd,
    formula: (row) => `E${row}+F${row}`,
  },
  start: {
    heading: 'Setup and own work',
    value: ({ startUsd }) => startUsd,
    formula: (row) => `IF(A${row}=0,setup_usd+embedded_own_once_usd,0)`,
  },
  subscription: {
    heading: 'Subscription',
    value: ({ subscriptionUsd }) => subscriptionUsd,
    formula: (row) => `IF(A${row}=0,0,monthly_usd*D${row})`,
  },
  ownWork: {
    heading: 'Own work per month',
    value: ({ ownWorkUsd }) => ownWorkUsd,
    formula: (row) => `IF(A${row}=0,0,embedded_own_monthly_usd*C${row})`,
  },
  embedded: {
    heading: 'Embedded',
    value: ({ embeddedUsd }) => embeddedUsd,
    formula: (row) => `H${row}+I${row}+J${row}`,
  },
  benefit: {
    heading: 'Difference',
    value: ({ benefitUsd }) => benefitUsd,
    formula: (row) => `G${row}-K${row}`,
  },
  totalInHouse: {
    heading: 'In-house so far',
    width: 14,
    value: ({ totalInHouseUsd }) => totalInHouseUsd,
    formula: total('G', 'M'),
  },
  totalEmbedded: {
    heading: 'Embedded so far',
    width: 14,
    value: ({ totalEmbeddedUsd }) => totalEmbeddedUsd,
    formula: total('K', 'N'),
  },
  totalBenefit: {
    heading: 'Difference so far',
    width: 14,
    value: ({ totalBenefitUsd }) => totalBenefitUsd,
    formula: (row) => `M${row}-N${row}`,
  },
  side: {
    heading: 'Costs less so far',
    width: 12,
    style: 'text',
    value: ({ side }) => side,
    formula: (row) => {
      const [inHouse, embedded] = [`ROUND(ROUND(M${row},6),0)`, `ROUND(ROUND(N${row},6),0)`];
      return `IF(${inHouse}=${embedded},"Neither",IF(${inHouse}>${embedded},"Embedding","Building"))`;
    },
  },
  turn: {
    heading: 'Turns',
    width: 18,
    style: 'text',
    value: ({ side }, before) =>
      before && before.month > 0 && before.side !== side ? `to ${side.toLowerCase()}` : '',
    formula: (row) =>
      row <= firstMonthRow + 1 ? '""' : `IF(P${row}=P${row - 1},"","to "&LOWER(P${row}))`,
  },
  discountFactor: {
    heading: 'Discount factor',
    width: 11,
    style: 'factor',
    value: ({ discountFactor }) => discountFactor,
    formula: (row) => `(1+monthly_discount_rate)^(-A${row})`,
  },
  discounted: {
    heading: 'Discounted difference',
    width: 14,
    value: ({ discountedUsd }) => discountedUsd,
    formula: (row) => `L${row}*R${row}`,
  },
  totalDiscounted: {
    heading: 'Discounted so far',
    width: 14,
    value: ({ totalDiscountedUsd }) => totalDiscountedUsd,
    formula: total('S', 'T'),
  },
  notEmbedding: {
    heading: 'Month, if embedding does not cost less',
    style: 'number',
    value: ({ side, month }) => (side === 'Embedding' ? 0 : month),
    formula: (row) => `IF(P${row}="Embedding",0,A${row})`,
  },
  notPaidBack: {
    heading: 'Month, if not paid back',
    style: 'number',
    value: ({ totalBenefitUsd, month }) => (totalBenefitUsd < -0.005 ? month : 0),
    formula: (row) => `IF(O${row}<-0.005,A${row},0)`,
  },
  notPaidBackDiscounted: {
    heading: 'Month, if not paid back discounted',
    style: 'number',
    value: ({ totalDiscountedUsd, month }) => (totalDiscountedUsd < -0.005 ? month : 0),
    formula: (row) => `IF(T${row}<-0.005,A${row},0)`,
  },
  earlierRevenue: {
    heading: 'Revenue, embedded minus in-house',
    width: 14,
    value: ({ earlierRevenueUsd }) => earlierRevenueUsd,
    formula: (row) =>
      `monthly_revenue_usd*(${launched('embedded_weeks', row)}-${launched('timeline_weeks', row)})`,
  },
} as const satisfies Record<string, MonthColumn>;

const monthColumnNames = Object.keys(monthColumns) as readonly (keyof typeof monthColumns)[];

/**
 * Returns the range of a column of the Months sheet, such as `Months!$G$4:$G$40` for `inHouse` from
 * month 0 to 36.
 */
export function monthsRange(column: keyof typeof monthColumns, from: number, to: number): string {
  const letter = columnLetter(monthColumnNames.indexOf(column));
  return `Months!$${letter}$${firstMonthRow + from}:$${letter}$${firstMonthRow + to}`;
}

/** Returns the cell of a column of the Months sheet in a month. */
export function monthsCell(column: keyof typeof monthColumns, month: number): string {
  return `Months!$${columnLetter(monthColumnNames.indexOf(column))}$${firstMonthRow + month}`;
}
