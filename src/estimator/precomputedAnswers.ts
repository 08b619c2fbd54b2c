import { changedInputs, type InputName } from '../../contract/inputs.ts';
import type { Answer, Question } from '../../worker/answer/answer.ts';
import type { PrecomputedAnswers, PrecomputedRow } from '../../worker/precompute/precompute.ts';

/**
 * Stores the answers that the worker has precomputed.
 *
 * @returns `set` replaces the stored answers; `get` returns null for a question without one.
 */
export function createPrecomputedAnswers() {
  let current: PrecomputedAnswers | null = null;
  let rowOf = new Map<string, string | undefined>();
  return {
    set(answers: PrecomputedAnswers) {
      current = answers;
      const rows = answers.rows.split('\n');
      rowOf = new Map(
        answers.changes.map(({ input, value }, index) => [`${input} ${value}`, rows[index]]),
      );
    },
    get(question: Question): Answer | null {
      if (!current) return null;
      const input = changedInput(current, question);
      const row = input && rowOf.get(`${input} ${question.inputs[input]}`);
      if (!row) return null;
      return { ...(JSON.parse(row) as PrecomputedRow), systems: current.systems };
    },
  };
}

/**
 * Returns the one input in which two questions differ, any precomputed input if they are the same,
 * and undefined if they differ in more than one. All registered inputs are compared, so that a
 * newly added input never shows the figures of another value. Derived values follow from the inputs
 * and are not compared.
 */
function changedInput(
  { question, changes }: PrecomputedAnswers,
  other: Question,
): InputName | undefined {
  if (question.today !== other.today) return undefined;
  const changed = changedInputs(question.inputs, other.inputs);
  return changed.length > 1 ? undefined : (changed[0] ?? changes[0]?.input);
}
