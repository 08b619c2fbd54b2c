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
} as const;

/** Returns the cell of a year on the Finance sheet. */
export function yearCell(column: keyof typeof yearColumns, year: number): string {
  return `$${yearColumns[column]}$${firstYearRow + year}`;
}

/** Builds the table of what both sides spend year by year. */
export function financeYearRows(
  estimated: Estimate,
  assumptions: Assumptions | null | undefined,
): Cell[][] {
  const months = monthFigures(estimated, assumptions);
  let totalBenefitUsd = 0;
  return [
    [textCell('Year by year', 'heading')],
    ['Year', 'In-house', 'Embedded', 'Difference', 'Difference so far'].map((heading) =>
      textCell(heading, 'heading'),
    ),
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
      ];
    }),
    [],
    [textCell('Year 0 is the start.', 'note')],
  ];
}
