import { changedInputs } from '../../contract/inputs.ts';
import type { Answer, NextAnswers, Question } from '../../worker/answer/answer.ts';

/**
 * Finds the answer to a question among those that the worker has sent in advance. All registered
 * inputs are compared, so that a newly added input never shows the figures of another value.
 * Derived values follow from the inputs and are not compared.
 */
export function findAnswer(
  next: NextAnswers | null,
  { inputs, today }: Question,
): Answer | undefined {
  if (next?.question.today !== today) return undefined;
  const changed = changedInputs(next.question.inputs, inputs);
  if (changed.some((name) => name !== next.input)) return undefined;
  return next.answers.get(inputs[next.input]);
}
