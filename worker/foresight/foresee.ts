import type { CalculatorInputs } from '../../contract/calculation.ts';
import { definitionOf, type InputName, inputNames } from '../../contract/inputs.ts';
import { type Answer, answer, type Question } from '../answer/answer.ts';

/** The answers to every question that one movement away from `question` lies, compact enough to be sent with each answer. */
export interface Foresight {
  question: Question;
  /** Which control is on which value in each row. */
  changes: { control: InputName; value: number | string }[];
  /** The same in every row, for no foreseen control selects systems. */
  systems: Answer['systems'];
  /**
   * The rest of each row's answer, a line of JSON each. One text crosses to the page at once, where hundreds of objects
   * would cost it a frame; only the row that is looked up becomes an object.
   */
  rests: string;
}

export type ForeseenRest = Omit<Answer, 'systems'>;

/** So many rows are computed in one go; then whoever waits has a turn. */
const rowsPerTurn = 40;

/**
 * Answer in advance what one movement of any control with few values would ask. Gives way to
 * other calls between turns, and resolves to null once `isOutdated` says that nobody waits for it.
 */
export async function foresee(
  question: Question,
  isOutdated: () => boolean,
): Promise<Foresight | null> {
  const changes = movements();
  const answers: Answer[] = [];
  for (const { control, value } of changes) {
    if (answers.length % rowsPerTurn === rowsPerTurn - 1) {
      await turn();
      if (isOutdated()) return null;
    }
    const inputs: CalculatorInputs = { ...question.inputs, [control]: value };
    answers.push(answer({ ...question, inputs }));
  }
  return {
    question,
    changes,
    systems: answers[0]?.systems ?? [],
    rests: answers.map(restOf).join('\n'),
  };
}

function restOf({ systems: _systems, ...rest }: Answer): string {
  return JSON.stringify(rest satisfies ForeseenRest);
}

/** Numbers that are always stated, and choices: one movement of their control leads to any of few values. */
function movements(): Foresight['changes'] {
  return inputNames.flatMap((control) => valuesOf(control).map((value) => ({ control, value })));
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
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
