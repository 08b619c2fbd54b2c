import { inputDefinitions } from '../../contract/inputs.ts';
import type { Recorder } from './trace.ts';

/**
 * Returns the percentage of developer time that the estimate uses; 0, empty and NaN count as 100
 * (E5).
 *
 * @param record - Receives the step of the calculation.
 */
export function effectiveDevTime(
  devTimePercentage: number | null | undefined,
  record?: Recorder,
): number {
  const value = devTimePercentage || inputDefinitions.devTimePercentage.notStatedCountsAs;
  const name = devTimePercentage ? 'devTimePercentage' : 'defaultDevTimePercentage';
  record?.({
    figure: 'effectiveDevTimePercentage',
    rule: 'time-share',
    formula: name,
    operands: { [name]: value },
    value,
  });
  return value;
}
