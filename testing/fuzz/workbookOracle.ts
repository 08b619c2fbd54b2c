import { HyperFormula } from 'hyperformula';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Crossing } from '../../contract/claims.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { limits } from '../../contract/limits.ts';
import { type Finance, financeHorizons } from '../../worker/forecast/finance.ts';
import { type SwitchPosition, switchName } from '../../worker/workbook/cellFormula.ts';
import { financeNames, yearCell } from '../../worker/workbook/financeFigures.ts';
import { inputCells } from '../../worker/workbook/inputRows.ts';
import { modelFigures, totalNames } from '../../worker/workbook/modelSheet.ts';
import { monthsCell, type Side } from '../../worker/workbook/monthsSheet.ts';
import { pricingWorkbook } from '../../worker/workbook/pricingWorkbook.ts';
import { systemInputs } from '../../worker/workbook/systemsSheet.ts';
import {
  type CellValue,
  cellAddress,
  definedNames,
  type Workbook,
} from '../../worker/workbook/workbook.ts';

/** The workbook, calculated by a formula engine independently of the estimate. */
export interface WorkbookOracle {
  /**
   * The figure of every named step for these inputs, the totals over time, the finance figures, the
   * amounts of each year, the side that costs less by each month, and the months to the deadline. A
   * figure is missing where the workbook has a text instead.
   *
   * @param inUse - The position of the switch of the assumptions; that of the page without it.
   */
  figures(inputs: CalculatorInputs, today?: string, inUse?: SwitchPosition): Map<string, number>;
  /** The values of all cells with a formula by address, such as `Months!B5`. */
  formulaValues(): Map<string, CellValue>;
  /** The text of a named cell, after `figures` has set the inputs. */
  text(name: string): string;
  /** The figure of a named cell after the given cells were set. */
  figureWith(cells: Record<string, CellValue>, name: string): number;
}

const unlistedIds = Array.from({ length: 8 }, (_, index) => `unlisted-${index}`);

/** A row for each system that is not listed: as many as the generated inputs have at most. */
const withMostRows: CalculatorInputs = {
  ...defaultInputs,
  selectedSystems: unlistedIds,
  otherSystems: Array.from({ length: limits.otherSystems.max }, (_, index) => `Other ${index}`),
  assumptions: { systems: Object.fromEntries(unlistedIds.map((id) => [id, { devHours: 1 }])) },
};

/**
 * Loads the pricing workbook into HyperFormula, to calculate it for any inputs.
 *
 * @param rowsFor - The inputs that the workbook has rows for.
 */
export function createWorkbookOracle(rowsFor = withMostRows): WorkbookOracle {
  const workbook = pricingWorkbook({ inputs: rowsFor, today: '2026-11-01' });
  const places = definedNames(workbook);
  const engine = HyperFormula.buildFromSheets(
    Object.fromEntries(workbook.sheets.map(({ title, rows }) => [title, rows.map(contents)])),
    // Plain binary arithmetic, as Excel and LibreOffice have it.
    { licenseKey: 'gpl-v3', smartRounding: false },
    [...places].map(([name, place]) => ({ name, expression: `=${place}` })),
  );

  function addressOf(name: string) {
    const place = places.get(name) ?? yearAndSideCells.get(name);
    const address = place && engine.simpleCellAddressFromString(place.replaceAll('$', ''), 0);
    if (!address) throw new RangeError(`The workbook has no cell named ${name}.`);
    return address;
  }

  const systemRows = places.get('system_inputs')?.replaceAll('$', '') ?? '';
  const systemRange = engine.simpleCellRangeFromString(systemRows, 0);
  if (!systemRange) throw new RangeError('The workbook has no input cells of systems.');
  const systemStart = systemRange.start;
  const systemCount = systemRange.end.row - systemRange.start.row + 1;

  function fill(cells: Record<string, CellValue>) {
    for (const [name, value] of Object.entries(cells)) {
      engine.setCellContents(addressOf(name), [[value]]);
    }
  }

  function figure(name: string): number {
    const value = engine.getCellValue(addressOf(name));
    if (typeof value !== 'number') {
      throw new TypeError(`${name} is ${JSON.stringify(value)}, not a number.`);
    }
    return value;
  }

  function fillSystems(rows: CellValue[][]) {
    if (rows.length > systemCount) {
      throw new RangeError(`The workbook has ${systemCount} rows of systems, not ${rows.length}.`);
    }
    const unused = Array.from({ length: systemCount - rows.length }, () => [0, null, null, null]);
    engine.setCellContents(systemStart, [...rows, ...unused]);
  }

  return {
    figures(inputs, today = '2026-11-01', inUse) {
      engine.batch(() => {
        fill({ ...inputCells({ inputs, today }), ...(inUse && { [switchName]: inUse }) });
        fillSystems(systemInputs(inputs));
      });
      const names = [
        ...modelFigures.map(({ name }) => name),
        ...totalNames,
        ...financeNames,
        'months_to_deadline',
      ];
      return new Map([
        ...names.flatMap((name) => {
          const value = engine.getCellValue(addressOf(name));
          return typeof value === 'string' ? [] : [[name, figure(name)] as const];
        }),
        ...[...yearAndSideCells.keys()].flatMap((name) => {
          const value = engine.getCellValue(addressOf(name));
          const number = isCellValue(value) ? numberOfCell(value) : undefined;
          return number === undefined ? [] : [[name, number] as const];
        }),
      ]);
    },
    formulaValues() {
      return new Map(
        workbook.sheets.flatMap(({ title, rows }, sheet) =>
          rows.flatMap((cells, row) =>
            cells.flatMap(({ formula }, col) => {
              if (formula === undefined) return [];
              const value = engine.getCellValue({ sheet, row, col });
              const address = `${title}!${cellAddress(row, col)}`;
              return [[address, isCellValue(value) ? value : `error: ${JSON.stringify(value)}`]];
            }),
          ),
        ),
      );
    },
    text: (name) => String(engine.getCellValue(addressOf(name))),
    figureWith(cells, name) {
      fill(cells);
      return figure(name);
    },
  };
}

function isCellValue(value: unknown): value is CellValue {
  return value === null || typeof value === 'string' || typeof value === 'number';
}

function contents(row: Workbook['sheets'][number]['rows'][number]): CellValue[] {
  return row.map(({ value, formula }) => (formula === undefined ? value : `=${formula}`));
}

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
  return years.flatMap(({ year, inHouseUsd, embeddedUsd, benefitUsd }): [string, number][] => [
    [`in_house_year_${year}`, inHouseUsd],
    [`embedded_year_${year}`, embeddedUsd],
    [`benefit_year_${year}`, benefitUsd],
  ]);
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
