import type { CalculatorInputs } from '../../contract/calculation.ts';
import { definitionOf, type InputName, inputNames } from '../../contract/inputs.ts';
import { type Answer, answer, type Question } from '../answer/answer.ts';

/** The answers to every question that differs from `question` in one input with few values. */
export interface PrecomputedAnswers {
  question: Question;
  /** The input and the value that each row was computed with. */
  changes: { input: InputName; value: number | string }[];
  /** The same in every row, because no row selects other systems. */
  systems: Answer['systems'];
  /**
   * The rest of each row's answer, one line of JSON each. One string reaches the page at once; hundreds
   * of objects would cost it a frame. Only the row that is read is parsed.
   */
  rows: string;
}

export type PrecomputedRow = Omit<Answer, 'systems'>;

/** Rows computed without a break; then other calls have a turn. */
const rowsPerTurn = 40;

/**
 * Answers in advance what one movement of a control would ask.
 *
 * @param isOutdated - Tells between turns whether the result is still wanted.
 * @returns null once it is not.
 */
export async function precompute(
  question: Question,
  isOutdated: () => boolean,
): Promise<PrecomputedAnswers | null> {
  const changes = singleChanges();
  const answers: Answer[] = [];
  for (const { input, value } of changes) {
    if (answers.length % rowsPerTurn === rowsPerTurn - 1) {
      await nextTask();
      if (isOutdated()) return null;
    }
    const inputs: CalculatorInputs = { ...question.inputs, [input]: value };
    answers.push(answer({ ...question, inputs }));
  }
  return {
    question,
    changes,
    systems: answers[0]?.systems ?? [],
    rows: answers.map(rowText).join('\n'),
  };
}

function rowText({ systems: _systems, ...row }: Answer): string {
  return JSON.stringify(row satisfies PrecomputedRow);
}

/** Every value of the numbers that are always stated, and of the choices. */
function singleChanges(): PrecomputedAnswers['changes'] {
  return inputNames.flatMap((input) => valuesOf(input).map((value) => ({ input, value })));
}

function valuesOf(name: InputName): readonly (number | string)[] {
  const definition = definitionOf(name);
  if (definition.kind === 'choice') return definition.options;
  return definition.kind === 'number' && !definition.isOptional ? steps(definition.range) : [];
}

function steps({ min, max, step }: { min: number; max: number; step: number }): number[] {
  return Array.from(
    { length: Math.floor((max - min) / step) + 1 },
    (_, index) => min + index * step,
  );
}

/** Messages that have arrived are handled before this resolves. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
