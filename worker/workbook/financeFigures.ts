import { forecastFigures } from '../../contract/operands.ts';
import {
  type Finance,
  type FinanceHorizon,
  type FinanceVerdict,
  financeHorizons,
} from '../forecast/finance.ts';
import { monthsCell, monthsRange } from './monthsSheet.ts';
import { figureNotes, launchTexts, noFigure } from './texts/financeTexts.ts';
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
    note: figureNotes.npv,
    style: 'result',
    formula: (months) =>
      `${monthsCell('benefit', 0)}+NPV(monthly_discount_rate,${monthsRange('benefit', 1, months)})`,
    value: ({ npvUsd }) => npvUsd,
  },
  {
    name: 'cash_npv',
    figure: 'cashNpvUsd',
    note: figureNotes.cashNpv,
    style: 'result',
    formula: (months) => `npv_${months}-${presentValueOf('timeLost', months)}`,
    value: ({ cashNpvUsd }) => cashNpvUsd,
  },
  {
    name: 'in_house_pv',
    figure: 'inHousePresentUsd',
    note: figureNotes.presentValue,
    style: 'usd',
    formula: (months) => presentValueOf('inHouse', months),
    value: ({ inHousePvUsd }) => inHousePvUsd,
  },
  {
    name: 'embedded_pv',
    figure: 'embeddedPresentUsd',
    note: figureNotes.presentValue,
    style: 'usd',
    formula: (months) => presentValueOf('embedded', months),
    value: ({ embeddedPvUsd }) => embeddedPvUsd,
  },
  {
    name: 'roi',
    figure: 'roiPercentage',
    note: figureNotes.roi,
    style: 'resultPercent',
    formula: (months) =>
      `IF(embedded_pv_${months}>0,(in_house_pv_${months}-embedded_pv_${months})/embedded_pv_${months},"${noFigure.roi}")`,
    value: ({ roi }) => roi ?? noFigure.roi,
  },
  {
    name: 'payback',
    figure: 'paybackMonth',
    note: figureNotes.payback,
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
    label: launchTexts.label,
    note: launchTexts.note,
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
