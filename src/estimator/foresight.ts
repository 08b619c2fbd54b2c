import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Answer, Question } from '../../worker/estimate/answer.ts';
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
      const control = onlyChange(known.question, question);
      const row = control && rowOf.get(`${control} ${question.inputs[control]}`);
      const rest = typeof row === 'number' && rests[row];
      if (!rest) return null;
      return { ...(JSON.parse(rest) as ForeseenRest), systems: known.systems };
    },
  };
}

const controls = [
  'integrationCount',
  'developerCountNumber',
  'devTimePercentage',
  'region',
] as const satisfies Foresight['changes'][number]['control'][];

/** The one control on which two questions differ, the first where none does; undefined where they differ in more. */
function onlyChange(known: Question, asked: Question) {
  if (known.today !== asked.today || !hasSameRest(known.inputs, asked.inputs)) return undefined;
  const changed = controls.filter((control) => known.inputs[control] !== asked.inputs[control]);
  return changed.length > 1 ? undefined : (changed[0] ?? controls[0]);
}

/** The label of the team and the months to the deadline follow from the rest, and no figure from them. */
function hasSameRest(known: CalculatorInputs, asked: CalculatorInputs): boolean {
  return (
    known.deadline === asked.deadline &&
    known.customHourlyRate === asked.customHourlyRate &&
    known.selectedSystems.length === asked.selectedSystems.length &&
    known.selectedSystems.every((id, index) => id === asked.selectedSystems[index])
  );
}
