import { assumptionsInEffect } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { statedInputs } from '../../contract/inputs.ts';
import { withTimeline } from '../../contract/withTimeline.ts';
import { estimateContent } from './estimateContent.ts';

/** What an estimate file is written from. */
export interface EstimateFileRequest {
  inputs: CalculatorInputs;
  /** The calendar day with which the deadline is compared, such as `2027-03-01`. */
  today: string;
  /** The address that opens the scenario; without one, the file has none. */
  url?: string | null | undefined;
}

/**
 * Writes an estimate file: an estimate in the open format as indented JSON, the same for the same
 * inputs in any order. Figures of systems that are not selected do not count, and are left out.
 *
 * @param isComplete - Whether it has its simulations, its split and its sources.
 */
export function estimateFileText(request: EstimateFileRequest, isComplete: boolean): string {
  const { inputs, today, url } = request;
  const { developerCount } = inputs;
  const assumptions = assumptionsInEffect(inputs);
  // The months until the deadline follow from it, whatever the inputs state (E23).
  const counted = withTimeline(
    { ...statedInputs({ ...inputs, assumptions }), developerCount },
    today,
  );
  const content = estimateContent(counted, today, isComplete);
  return JSON.stringify(url ? { ...content, url } : content, null, 1);
}
