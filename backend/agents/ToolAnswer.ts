import type { ToolInput, ToolName, ToolOutput } from '../../contract/agents/tools.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import type { StatedInputs } from '../../contract/openEstimate.ts';
import { hasPassed } from '../handlers/passedDeadlines.ts';
import { type Circumstances, completeInputs } from '../openEstimate.ts';

/** What a tool answers; each part suffices alone. */
export interface ToolAnswer<Name extends ToolName> {
  /** Markdown that names inputs and assumptions, and ends in a link to the calculator. */
  text: string;
  content: ToolOutput<Name>;
}

/**
 * Answers what a tool was asked.
 *
 * @throws {ToolRefusal} For inputs that are no longer possible.
 */
export type AnswerTool<Name extends ToolName> = (
  asked: ToolInput<Name>,
  circumstances: Circumstances,
) => ToolAnswer<Name>;

/** Says which field was rejected, and what is expected. */
export class ToolRefusal extends Error {
  override readonly name = 'ToolRefusal';
}

/**
 * Completes stated inputs.
 *
 * @throws {ToolRefusal} Where the target date has passed.
 */
export function inputsOf(stated: StatedInputs, { now }: Circumstances): CalculatorInputs {
  const inputs = completeInputs(stated);
  if (inputs.deadline && hasPassed(inputs.deadline, now)) {
    throw new ToolRefusal(`deadline: ${refusalDetails.deadlinePassed}`);
  }
  return inputs;
}
