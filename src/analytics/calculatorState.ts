import type { CalculatorInputs } from '../../contract/calculation.ts';
import { currentInputs } from '../estimator/inputs.ts';

/**
 * The inputs, and the address's fragment at the same moment: a link changes the fragment before the
 * inputs, while a control changes the inputs first and the fragment after a delay.
 */
export interface CalculatorState {
  inputs: CalculatorInputs;
  fragment: string;
}

export function calculatorState(): CalculatorState {
  return { inputs: currentInputs(), fragment: location.hash };
}
