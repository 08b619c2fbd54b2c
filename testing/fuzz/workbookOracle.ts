import { HyperFormula } from 'hyperformula';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { totalNames } from '../../worker/workbook/comparisonRows.ts';
import { inputCells, selectedFlags } from '../../worker/workbook/inputCells.ts';
import { stepFigures } from '../../worker/workbook/modelSteps.ts';
import { pricingWorkbook } from '../../worker/workbook/pricingWorkbook.ts';
import { type CellValue, definedNames, type Workbook } from '../../worker/workbook/workbook.ts';

/** The workbook, calculated by a formula engine independently of the estimate. */
export interface WorkbookOracle {
  /**
   * The figure of every named step for these inputs, and the months to the deadline if there is
   * one.
   */
  figures(inputs: CalculatorInputs, today?: string): Map<string, number>;
  /** The text of a named cell, after `figures` has set the inputs. */
  text(name: string): string;
  /** The figure of a named cell after the given cells were set. */
  figureWith(cells: Record<string, CellValue>, name: string): number;
}

/** Loads the pricing workbook into HyperFormula, to calculate it for any inputs. */
export function createWorkbookOracle(): WorkbookOracle {
  const workbook = pricingWorkbook({ inputs: defaultInputs, today: '2026-11-01' });
  const places = definedNames(workbook);
  const engine = HyperFormula.buildFromSheets(
    Object.fromEntries(workbook.sheets.map(({ title, rows }) => [title, rows.map(contents)])),
    // Plain binary arithmetic, as Excel and LibreOffice have it.
    { licenseKey: 'gpl-v3', smartRounding: false },
    [...places].map(([name, place]) => ({ name, expression: `=${place}` })),
  );

  function addressOf(name: string) {
    const place = places.get(name);
    const address = place && engine.simpleCellAddressFromString(place.replaceAll('$', ''), 0);
    if (!address) throw new RangeError(`The workbook has no cell named ${name}.`);
    return address;
  }

  const flags = places.get('selected_flags')?.replaceAll('$', '') ?? '';
  const flagRange = engine.simpleCellRangeFromString(flags, 0);
  if (!flagRange) throw new RangeError('The workbook has no flags of selected systems.');

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

  return {
    figures(inputs, today = '2026-11-01') {
      engine.batch(() => {
        fill(inputCells({ inputs, today }));
        engine.setCellContents(
          flagRange.start,
          selectedFlags(inputs).map((flag) => [flag]),
        );
      });
      const names = [...stepFigures.map(({ name }) => name), ...totalNames];
      if (inputs.deadline) names.push('months_to_deadline');
      return new Map(names.map((name) => [name, figure(name)]));
    },
    text: (name) => String(engine.getCellValue(addressOf(name))),
    figureWith(cells, name) {
      fill(cells);
      return figure(name);
    },
  };
}

function contents(row: Workbook['sheets'][number]['rows'][number]): CellValue[] {
  return row.map(({ value, formula }) => (formula === undefined ? value : `=${formula}`));
}
