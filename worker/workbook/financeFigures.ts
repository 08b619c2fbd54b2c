import { forecastFigures } from '../../contract/figures.ts';
import { type Finance, type FinanceHorizon, financeHorizons } from '../forecast/finance.ts';
import { monthsCell, monthsRange } from './monthsSheet.ts';
import type { CellStyle, CellValue } from './workbook.ts';

/** The row number of year 0 on the Finance sheet. */
export const firstYearRow = 21;

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
  value: (finance: Finance) => number | null;
  /** The text of the cell where there is no figure. */
  none: string;
}

/** Only builds that are live by the horizon have a verdict (E22). */
const ifLive = (months: number, formula: string) =>
  `IF(build_months<=${months},${formula},"${noFigure.verdict}")`;
const presentValueOf = (column: 'inHouse' | 'embedded', months: number) =>
  `SUMPRODUCT(${monthsRange(column, 0, months)},${monthsRange('discountFactor', 0, months)})`;
const paybackOf = (column: 'notPaidBack' | 'notPaidBackDiscounted', months: number) => {
  const last = `MAX(${monthsRange(column, 0, months)})`;
  return ifLive(months, `IF(${last}=${months},"${noFigure.payback}",MAX(1,${last}+1))`);
};

const labelOf = (figure: keyof typeof forecastFigures) => forecastFigures[figure].label;

/** The figures of decision E25, written from it and not from the code of the forecast. */
export const financeFigures: readonly FinanceFigure[] = [
  {
    name: 'npv',
    label: labelOf('npvUsd'),
    note: 'The monthly differences, discounted each month at the monthly rate.',
    style: 'result',
    formula: (months) =>
      ifLive(
        months,
        `${monthsCell('benefit', 0)}+NPV(monthly_discount_rate,${monthsRange('benefit', 1, months)})`,
      ),
    value: ({ verdict: figures }) => figures?.npvUsd ?? null,
    none: noFigure.verdict,
  },
  {
    name: 'npv_annual',
    label: labelOf('npvAnnualUsd'),
    note: 'The yearly sums, discounted at the end of each year; the start is not discounted.',
    style: 'usd',
    formula: (months) =>
      ifLive(
        months,
        `${yearCell('benefit', 0)}+NPV(discount_rate_percentage,${yearCell('benefit', 1)}:${yearCell('benefit', months / 12)})`,
      ),
    value: ({ verdict: figures }) => figures?.npvAnnualUsd ?? null,
    none: noFigure.verdict,
  },
  {
    name: 'in_house_pv',
    label: labelOf('inHousePresentUsd'),
    note: 'Each month’s spending times its discount factor.',
    style: 'usd',
    formula: (months) => ifLive(months, presentValueOf('inHouse', months)),
    value: ({ verdict: figures }) => figures?.inHousePvUsd ?? null,
    none: noFigure.verdict,
  },
  {
    name: 'embedded_pv',
    label: labelOf('embeddedPresentUsd'),
    note: 'Each month’s spending times its discount factor.',
    style: 'usd',
    formula: (months) => ifLive(months, presentValueOf('embedded', months)),
    value: ({ verdict: figures }) => figures?.embeddedPvUsd ?? null,
    none: noFigure.verdict,
  },
  {
    name: 'roi',
    label: labelOf('roiPercentage'),
    note: 'Net present value ÷ present value of the embedded cost. Read it together with the net present value.',
    style: 'resultPercent',
    formula: (months) =>
      ifLive(
        months,
        `IF(embedded_pv_${months}>0,(in_house_pv_${months}-embedded_pv_${months})/embedded_pv_${months},"${noFigure.roi}")`,
      ),
    value: ({ verdict: figures }) => figures?.roi ?? null,
    none: noFigure.roi,
  },
  {
    name: 'payback',
    label: labelOf('paybackMonth'),
    note: 'The first month from which the total difference stays at or above 0 to the end.',
    style: 'number',
    formula: (months) => paybackOf('notPaidBack', months),
    value: ({ verdict: figures }) => figures?.paybackMonth ?? null,
    none: noFigure.payback,
  },
  {
    name: 'discounted_payback',
    label: labelOf('discountedPaybackMonth'),
    note: 'The same with discounted differences.',
    style: 'number',
    formula: (months) => paybackOf('notPaidBackDiscounted', months),
    value: ({ verdict: figures }) => figures?.discountedPaybackMonth ?? null,
    none: noFigure.payback,
  },
  {
    name: 'earlier_launch',
    label: 'Value of the launch date, embedded minus in-house',
    note: 'The present value of the gross profit that an earlier launch brings: positive where embedding launches earlier, negative where in-house does. It is not part of any cost above.',
    style: 'usd',
    formula: (months) =>
      `IF(monthly_revenue_usd=0,"${noFigure.revenue}",gross_margin_percentage*SUMPRODUCT(${monthsRange('earlierRevenue', 0, months)},${monthsRange('discountFactor', 0, months)}))`,
    value: ({ earlierLaunchUsd }) => earlierLaunchUsd,
    none: noFigure.revenue,
  },
];

/** The names of the cells that hold a finance figure, or a text where there is noFigure. */
export const financeNames = [
  ...financeFigures.flatMap(({ name }) => financeHorizons.map((months) => `${name}_${months}`)),
  'break_even_36',
];

/** The value of a figure's cell, or what it says where there is none. */
export function financeCellValue(figure: FinanceFigure, of: Finance | undefined): CellValue {
  const value = of ? figure.value(of) : null;
  if (value !== null) return value;
  return of?.verdict || figure.name === 'earlier_launch' ? figure.none : noFigure.verdict;
}
