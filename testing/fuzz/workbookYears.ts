import { type Crossing, type Finance, financeHorizons } from '../../worker/forecast/finance.ts';
import { yearCell } from '../../worker/workbook/financeFigures.ts';
import type { Side } from '../../worker/workbook/monthFigures.ts';
import { monthsCell } from '../../worker/workbook/monthsSheet.ts';
import type { CellValue } from '../../worker/workbook/workbook.ts';

const lastMonth = Math.max(...financeHorizons);

/** The columns of the year table on the Finance sheet, by the names of their figures here. */
const yearColumns = {
  in_house: 'inHouse',
  embedded: 'embedded',
  benefit: 'benefit',
} as const satisfies Record<string, Parameters<typeof yearCell>[0]>;

/** Who costs less by the end of a month, as a number. */
const sideNumbers: Readonly<Record<string, number>> = {
  Embedding: 1,
  Neither: 0,
  Building: -1,
} satisfies Record<Side, number>;

/**
 * The address of each year's amounts, such as `in_house_year_1`, and of the side that costs less by
 * the end of each month, `side_12`. These cells have no name in the workbook.
 */
export const yearAndSideCells: ReadonlyMap<string, string> = new Map([
  ...Object.entries(yearColumns).flatMap(([name, column]) =>
    Array.from(
      { length: lastMonth / 12 + 1 },
      (_, year) => [`${name}_year_${year}`, `Finance!${yearCell(column, year)}`] as const,
    ),
  ),
  ...Array.from(
    { length: lastMonth },
    (_, index) => [`side_${index + 1}`, monthsCell('side', index + 1)] as const,
  ),
]);

/** Returns the number of such a cell; undefined for a text that is not a side. */
export function numberOfCell(value: CellValue): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? sideNumbers[value] : undefined;
}

/** The years of the finance figures by the names of their cells. */
export function yearFigures({ years }: Finance): [name: string, usd: number][] {
  return [
    ...years.flatMap(({ year, inHouseUsd, embeddedUsd, benefitUsd }): [string, number][] => [
      [`in_house_year_${year}`, inHouseUsd],
      [`embedded_year_${year}`, embeddedUsd],
      [`benefit_year_${year}`, benefitUsd],
    ]),
  ];
}

/** The crossings that follow from the sides of the workbook; equal costs are not a crossing. */
export function crossingsOfSides(figures: ReadonlyMap<string, number>, months: number): Crossing[] {
  const crossings: Crossing[] = [];
  for (let month = 1; month <= months; month++) {
    const side = figures.get(`side_${month}`);
    if (!side) continue;
    const cheaper = side > 0 ? 'embedded' : 'inHouse';
    if (crossings.at(-1)?.cheaper !== cheaper) crossings.push({ month, cheaper });
  }
  return crossings;
}
