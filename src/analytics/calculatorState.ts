import type { CalculatorInputs } from '../../contract/calculation.ts';
import { currentInputs } from '../estimator/inputs.ts';

/** What the visitor has answered, and the address at that moment: it follows an answer with a delay, and a link comes before one. */
export interface CalculatorState {
  inputs: CalculatorInputs;
  fragment: string;
}

export function calculatorState(): CalculatorState {
  return { inputs: currentInputs(), fragment: location.hash };
}
