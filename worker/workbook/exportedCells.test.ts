import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { pricingWorkbook } from './pricingWorkbook.ts';
import { type Cell, cellAddress, type Sheet } from './workbook.ts';

const today = '2026-11-01';
const statement = 'as exported on 1 november 2026';

const states = ({ value }: Cell) => String(value).toLowerCase().includes(statement);

/** The rows of a sheet that state what was exported: all below a title, a table, or one row. */
function exportedRows({ rows }: Sheet): Set<number> {
  const found = new Set<number>();
  for (const [start, row] of rows.entries()) {
    const stating = row.find(states);
    if (!stating) continue;
    const blank = rows.findIndex(({ length }, index) => index > start && length === 0);
    const ends = {
      title: rows.length,
      introduction: rows.length,
      heading: blank < 0 ? rows.length : blank,
    };
    const end = ends[stating.style as keyof typeof ends] ?? start + 1;
    for (let index = start; index < end; index++) found.add(index);
  }
  return found;
}

/**
 * Lists the cells that would keep what was true at the export when inputs are changed: neither the
 * same with the other inputs, nor an input, nor the same formula, nor stated as exported.
 */
function staleCells(inputs: CalculatorInputs, otherInputs: CalculatorInputs): string[] {
  const link = ({ integrationCount }: CalculatorInputs) =>
    `https://roi.example/#${integrationCount}`;
  const [sheets, others] = [inputs, otherInputs].map(
    (of) => pricingWorkbook({ inputs: of, today, link: link(of) }).sheets,
  );
  return (sheets ?? []).flatMap((sheet, sheetIndex) => {
    const other = others?.[sheetIndex]?.rows ?? [];
    expect(others?.[sheetIndex]?.title).toBe(sheet.title);
    const exported = exportedRows(sheet);
    return sheet.rows.flatMap((row, rowIndex) =>
      exported.has(rowIndex)
        ? []
        : row.flatMap((cell, column) => {
            const there = other[rowIndex]?.[column];
            const follows = cell.formula !== undefined || cell.style?.startsWith('input');
            const isSame = there
              ? isSameContent(cell, there, follows)
              : follows || other.some((cells) => cells[column]?.value === cell.value);
            const address = `${sheet.title}!${cellAddress(rowIndex, column)}`;
            return isSame ? [] : [`${address}: ${cell.value}, ${there?.value}`];
          }),
    );
  });
}

/** Whether cells are the same but for a value that follows the inputs. */
function isSameContent(cell: Cell, other: Cell, follows = false): boolean {
  const content = (of: Cell) => JSON.stringify(follows ? { ...of, value: null } : of);
  return content(cell) === content(other);
}

const inEuros: CalculatorInputs = { ...defaultInputs, currency: 'eur' };

test('a cell that depends on the inputs is an input, a formula, or stated as exported', () => {
  fc.assert(
    fc.property(calculatorInputs, calculatorInputs, (inputs, other) => {
      expect(staleCells(inputs, { ...other, currency: inputs.currency })).toEqual([]);
    }),
    {
      numRuns: 20,
      examples: [
        [inEuros, { ...inEuros, exchangeRate: 0.5 }],
        [defaultInputs, { ...defaultInputs, integrationCount: 200, developerCountNumber: 1 }],
      ],
    },
  );
});

test('the start date, which may be changed, has the day of the export beside it', () => {
  const [model] = pricingWorkbook({ inputs: defaultInputs, today }).sheets;
  const row = model?.rows.find((cells) => cells.some(({ name }) => name === 'as_of'));
  expect(row?.at(-1)?.value).toBe('Exported on 1 November 2026');
});
