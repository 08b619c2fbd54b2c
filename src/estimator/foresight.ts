import { type InputName, inputNames, isSameInput } from '../../contract/inputs.ts';
import type { Answer, Question } from '../../worker/answer/answer.ts';
import type { ForeseenRest, Foresight } from '../../worker/foresight/foresee.ts';

/** Look a question up among those that the worker has answered in advance; null where it was not foreseen. */
export function createForesight(): {
  learn(foresight: Foresight): void;
  lookUp(question: Question): Answer | null;
} {
  let known: Foresight | null = null;
  let rests: string[] = [];
  let rowOf = new Map<string, number>();
  return {
    learn(foresight) {
      known = foresight;
      rests = foresight.rests.split('\n');
      rowOf = new Map(
        foresight.changes.map(({ control, value }, row) => [`${control} ${value}`, row]),
      );
    },
    lookUp(question) {
      if (!known) return null;
      const control = onlyChange(known, question);
      const row = control && rowOf.get(`${control} ${question.inputs[control]}`);
      const rest = typeof row === 'number' && rests[row];
      if (!rest) return null;
      return { ...(JSON.parse(rest) as ForeseenRest), systems: known.systems };
    },
  };
}

/**
 * The one input in which two questions differ, the first that is foreseen where none does; undefined where they differ in
 * more. All registered inputs are compared, so that an input that is added can never be answered with figures of another
 * value of it. Derived values are not: they follow from the inputs, and no figure follows from them.
 */
function onlyChange(known: Foresight, asked: Question): InputName | undefined {
  if (known.question.today !== asked.today) return undefined;
  const changed = inputNames.filter(
    (name) => !isSameInput(name, known.question.inputs, asked.inputs),
  );
  return changed.length > 1 ? undefined : (changed[0] ?? known.changes[0]?.control);
}
