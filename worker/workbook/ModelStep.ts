import type { Estimate } from '../estimate/estimate.ts';
import type { RuleId } from '../estimate/rules.ts';
import type { CellStyle } from './workbook.ts';

/** A step of the model: its formula, where it comes from, and the estimate's own figure for it. */
export interface Step {
  name: string;
  label: string;
  rule: RuleId;
  formula: string;
  style: CellStyle;
  value: (estimated: Estimate) => number;
}
