import type { CalculatorInputs } from '../../contract/calculation.ts';

/** The inputs and the day of a workbook. */
export interface WorkbookRequest {
  inputs: CalculatorInputs;
  /** The calendar day from which the months to a deadline count, such as `2026-11-21`. */
  today: string;
  /** The company that the workbook is for, if it is known. */
  companyName?: string;
  /** The address that opens this scenario in the calculator, if there is one. */
  link?: string;
}
