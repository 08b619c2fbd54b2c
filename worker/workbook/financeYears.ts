import type { Assumptions } from '../../contract/assumptions.ts';
import type { Estimate } from '../estimate/estimate.ts';
import { monthsRange } from './monthColumns.ts';
import { lastMonth, type MonthFigures, monthFigures, withoutNoise } from './monthFigures.ts';
import { textCell } from './textCell.ts';
import type { Cell } from './workbook.ts';

/** The row number of year 0 on the Finance sheet. */
const firstYearRow = 21;

const yearColumns = {
  inHouse: 'B',
  embedded: 'C',
  benefit: 'D',
  totalBenefit: 'E',
  inHouseExpense: 'F',
  embeddedExpense: 'G',
  expenseBenefit: 'H',
} as const;

/** Returns the cell of a year on the Finance sheet. */
export function yearCell(column: keyof typeof yearColumns, year: number): string {
  return `$${yearColumns[column]}$${firstYearRow + year}`;
}

/**
 * Builds the table of both sides year by year: what is spent (cash view), and what a profit and
 * loss account shows if development is capitalised (P&L view).
 */
export function financeYearRows(
  estimated: Estimate,
  assumptions: Assumptions | null | undefined,
): Cell[][] {
  const months = monthFigures(estimated, assumptions);
  let totalBenefitUsd = 0;
  return [
    [
      textCell('Year by year', 'heading'),
      textCell('Cash view', 'heading'),
      ...['', '', ''].map((text) => textCell(text)),
      textCell('P&L view (ask your auditor)', 'heading'),
    ],
    [
      'Year',
      'In-house',
      'Embedded',
      'Difference',
      'Difference so far',
      'In-house, build over 3 years',
      'Embedded',
      'Difference',
    ].map((heading) => textCell(heading, 'heading')),
    ...Array.from({ length: lastMonth / 12 + 1 }, (_, year): Cell[] => {
      const sum = (figure: (month: MonthFigures) => number) =>
        withoutNoise(
          months
            .filter((month) => month.year === year)
            .reduce((usd, month) => usd + figure(month), 0),
        );
      const row = firstYearRow + year;
      const inHouseUsd = sum((month) => month.inHouseUsd);
      const embeddedUsd = sum((month) => month.embeddedUsd);
      const expenseUsd = sum((month) => month.maintenanceUsd + month.amortisationUsd);
      totalBenefitUsd += inHouseUsd - embeddedUsd;
      const ofYear = (column: Parameters<typeof monthsRange>[0]) =>
        `SUMIF(${monthsRange('year', 0, lastMonth)},$A${row},${monthsRange(column, 0, lastMonth)})`;
      return [
        { value: year, style: 'number' },
        { value: inHouseUsd, formula: ofYear('inHouse'), style: 'usd' },
        { value: embeddedUsd, formula: ofYear('embedded'), style: 'usd' },
        { value: withoutNoise(inHouseUsd - embeddedUsd), formula: `B${row}-C${row}`, style: 'usd' },
        {
          value: withoutNoise(totalBenefitUsd),
          formula: year === 0 ? `D${row}` : `E${row - 1}+D${row}`,
          style: 'usd',
        },
        {
          value: expenseUsd,
          formula: `${ofYear('maintenance')}+${ofYear('amortisation')}`,
          style: 'usd',
        },
        { value: embeddedUsd, formula: `C${row}`, style: 'usd' },
        { value: withoutNoise(expenseUsd - embeddedUsd), formula: `F${row}-G${row}`, style: 'usd' },
      ];
    }),
    [],
    ...[
      'Year 0 is the start. The P&L view capitalises what the build costs and writes it off evenly over the 36 months after go-live.',
      'A build that is not live within 60 months is not written off. Whether development may be capitalised depends on your accounting rules: ask your auditor.',
    ].map((text) => [textCell(text, 'note')]),
  ];
}
