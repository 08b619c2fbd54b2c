import { forecastFigures } from '../../contract/operands.ts';
import {
  type Finance,
  type FinanceHorizon,
  type FinanceVerdict,
  financeHorizons,
} from '../forecast/finance.ts';
import { monthsCell, monthsRange } from './monthsSheet.ts';
import type { CellStyle, CellValue } from './workbook.ts';

/** The row number of year 0 on the Finance sheet. */
export const firstYearRow = 20;

const yearColumns = {
  inHouse: 'B',
  embedded: 'C',
  benefit: 'D',
  totalBenefit: 'E',
} as const;

/** Returns the cell of a year on the Finance sheet. */
export function yearCell(column: keyof typeof yearColumns, year: number): string {
  return `$${yearColumns[column]}$${firstYearRow + year}`;
}

/** The texts of finance cells without a figure. */
export const noFigure = {
  verdict: 'No verdict: nothing is live in-house by then',
  payback: 'Not paid back',
  roi: 'No embedded cost',
  breakEven: 'None',
  revenue: 'No revenue stated',
} as const;

/** A figure of the Finance sheet: one cell for each horizon, named `npv_36` and `npv_60`. */
interface FinanceFigure {
  name: string;
  label: string;
  note: string;
  style: CellStyle;
  formula: (months: FinanceHorizon) => string;
  value: (finance: Finance) => CellValue;
}

/** A figure of a build that is live by the horizon, the others have none (E22). */
interface VerdictFigure extends Omit<FinanceFigure, 'label' | 'value'> {
  figure: keyof typeof forecastFigures;
  value: (verdict: FinanceVerdict) => CellValue;
}

const presentValueOf = (column: 'inHouse' | 'embedded' | 'timeLost', months: number) =>
  `SUMPRODUCT(${monthsRange(column, 0, months)},${monthsRange('discountFactor', 0, months)})`;
const paybackOf = (months: number) => {
  const last = `MAX(${monthsRange('notPaidBack', 0, months)})`;
  return `IF(${last}=${months},"${noFigure.payback}",MAX(1,${last}+1))`;
};

/** The figures of decision E25, written from it and not from the code of the forecast. */
const verdictFigures: readonly VerdictFigure[] = [
  {
    name: 'npv',
    figure: 'npvUsd',
    note: 'The monthly differences, discounted each month at the monthly rate.',
    style: 'result',
    formula: (months) =>
      `${monthsCell('benefit', 0)}+NPV(monthly_discount_rate,${monthsRange('benefit', 1, months)})`,
    value: ({ npvUsd }) => npvUsd,
  },
  {
    name: 'cash_npv',
    figure: 'cashNpvUsd',
    note: 'The same without time lost, which is priced and paid to nobody.',
    style: 'result',
    formula: (months) => `npv_${months}-${presentValueOf('timeLost', months)}`,
    value: ({ cashNpvUsd }) => cashNpvUsd,
  },
  {
    name: 'in_house_pv',
    figure: 'inHousePresentUsd',
    note: 'Each month’s cost times its discount factor.',
    style: 'usd',
    formula: (months) => presentValueOf('inHouse', months),
    value: ({ inHousePvUsd }) => inHousePvUsd,
  },
  {
    name: 'embedded_pv',
    figure: 'embeddedPresentUsd',
    note: 'Each month’s cost times its discount factor.',
    style: 'usd',
    formula: (months) => presentValueOf('embedded', months),
    value: ({ embeddedPvUsd }) => embeddedPvUsd,
  },
  {
    name: 'roi',
    figure: 'roiPercentage',
    note: 'Net present value ÷ present value of the embedded cost. Read it together with the net present value.',
    style: 'resultPercent',
    formula: (months) =>
      `IF(embedded_pv_${months}>0,(in_house_pv_${months}-embedded_pv_${months})/embedded_pv_${months},"${noFigure.roi}")`,
    value: ({ roi }) => roi ?? noFigure.roi,
  },
  {
    name: 'payback',
    figure: 'paybackMonth',
    note: 'The first month from which the total difference stays at or above 0 to the end.',
    style: 'number',
    formula: (months) => paybackOf(months),
    value: ({ paybackMonth }) => paybackMonth ?? noFigure.payback,
  },
];

/** Every figure of the sheet, in its order. */
export const financeFigures: readonly FinanceFigure[] = [
  ...verdictFigures.map(
    ({ figure, formula, value, ...shown }): FinanceFigure => ({
      ...shown,
      label: forecastFigures[figure].label,
      formula: (months) => `IF(build_months<=${months},${formula(months)},"${noFigure.verdict}")`,
      value: ({ verdict }) => (verdict ? value(verdict) : noFigure.verdict),
    }),
  ),
  {
    name: 'earlier_launch',
    label: 'Value of the launch date, embedded minus in-house',
    note: 'The present value of the gross profit that an earlier launch brings: positive where embedding launches earlier, negative where in-house does. It is not part of any cost above.',
    style: 'usd',
    formula: (months) =>
      `IF(monthly_revenue_usd_in_use=0,"${noFigure.revenue}",gross_margin_percentage_in_use*SUMPRODUCT(${monthsRange('earlierRevenue', 0, months)},${monthsRange('discountFactor', 0, months)}))`,
    value: ({ earlierLaunchUsd }) => earlierLaunchUsd ?? noFigure.revenue,
  },
];

/** The names of the cells that hold a finance figure, or a text where there is none. */
export const financeNames = [
  ...financeFigures.flatMap(({ name }) => financeHorizons.map((months) => `${name}_${months}`)),
  'break_even_36',
];
