import type { CalculatorInputs } from '../../contract/calculation.ts';

/** What a workbook is made for. */
export interface WorkbookQuestion {
  inputs: CalculatorInputs;
  /** The calendar day from which months to a deadline count, `2026-11-21`. */
  today: string;
}
