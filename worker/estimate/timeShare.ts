import { inputDefinitions } from '../../contract/inputs.ts';
import type { Recorder } from './trace.ts';

/** Percent of each developer's week that goes into integrations; a share that is 0, empty or no number counts as 100 (E5). */
export function timeShare(devTimePercentage: number | null | undefined, record?: Recorder): number {
  const value = devTimePercentage || inputDefinitions.devTimePercentage.notStatedCountsAs;
  const name = devTimePercentage ? 'devTimePercentage' : 'fullTimePercentage';
  record?.({
    figure: 'timeSharePercentage',
    rule: 'time-share',
    formula: name,
    operands: { [name]: value },
    value,
  });
  return value;
}
