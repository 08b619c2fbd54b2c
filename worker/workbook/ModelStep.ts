import type { Estimate } from '../estimate/estimate.ts';
import type { RuleId } from '../estimate/rules.ts';
import type { CellStyle } from './workbook.ts';

/** A step of the model: a named cell with its formula, its rule, and the figure of the estimate. */
export interface ModelStep {
  name: string;
  label: string;
  rule: RuleId;
  formula: string;
  style: CellStyle;
  value: (estimated: Estimate) => number;
  /** A formula; where it is true, the cell is marked as a warning. */
  warnIf?: string;
}
