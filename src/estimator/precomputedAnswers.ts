import { type InputName, inputNames, isSameInput } from '../../contract/inputs.ts';
import type { Answer, Question } from '../../worker/answer/answer.ts';
import type { PrecomputedAnswers, PrecomputedRow } from '../../worker/precompute/precompute.ts';

/**
 * Holds what the worker has answered in advance.
 *
 * @returns `get` gives null for a question that was not precomputed.
 */
export function createPrecomputedAnswers(): {
  set(answers: PrecomputedAnswers): void;
  get(question: Question): Answer | null;
} {
  let current: PrecomputedAnswers | null = null;
  let rows: string[] = [];
  let rowOf = new Map<string, number>();
  return {
    set(answers) {
      current = answers;
      rows = answers.rows.split('\n');
      rowOf = new Map(answers.changes.map(({ input, value }, row) => [`${input} ${value}`, row]));
    },
    get(question) {
      if (!current) return null;
      const input = changedInput(current, question);
      const index = input && rowOf.get(`${input} ${question.inputs[input]}`);
      const row = typeof index === 'number' && rows[index];
      if (!row) return null;
      return { ...(JSON.parse(row) as PrecomputedRow), systems: current.systems };
    },
  };
}

/**
 * The one input in which two questions differ; any precomputed one where they are the same, and
 * undefined where they differ in more. All registered inputs are compared, so that a new input never
 * shows a figure of another value of it. Derived values follow from the inputs and are not compared.
 */
function changedInput(
  { question, changes }: PrecomputedAnswers,
  asked: Question,
): InputName | undefined {
  if (question.today !== asked.today) return undefined;
  const changed = inputNames.filter((name) => !isSameInput(name, question.inputs, asked.inputs));
  return changed.length > 1 ? undefined : (changed[0] ?? changes[0]?.input);
}
