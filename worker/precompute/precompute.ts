import type { CalculatorInputs } from '../../contract/calculation.ts';
import { definitionOf, type InputName, inputNames } from '../../contract/inputs.ts';
import { type Answer, answer, type Question } from '../answer/answer.ts';
import { type CountSearch, searchCounts } from '../forecast/verdict.ts';

/** The answers to all questions that differ from `question` in one input with few values. */
export interface PrecomputedAnswers {
  question: Question;
  /** The changed input and its value, by row. */
  changes: { input: InputName; value: number | string }[];
  /** The systems of every answer: no row changes the selection. */
  systems: Answer['systems'];
  /**
   * The answers without `systems`, one line of JSON each. Cloning one string takes the page almost
   * no time; cloning hundreds of objects would take a frame. The page parses only the row it needs.
   */
  rows: string;
}

/** A parsed row. */
export type PrecomputedRow = Omit<Answer, 'systems'>;

/** Rows computed per step; between steps the worker handles other calls. */
const rowsPerStep = 40;

/** Answers in advance, in steps, the questions that one change of any one control leads to. */
export function* precompute(question: Question): Generator<void, PrecomputedAnswers> {
  const changes = singleChanges();
  const answers: Answer[] = [];
  // Other numbers of integrations are searched once for all rows that change only that number.
  let found: CountSearch | null = null;
  const sharedSearch = () => {
    found ??= searchCounts(question.inputs);
    return found;
  };
  for (const { input, value } of changes) {
    if (answers.length % rowsPerStep === rowsPerStep - 1) yield;
    const inputs: CalculatorInputs = { ...question.inputs, [input]: value };
    const search = input === 'integrationCount' ? sharedSearch : undefined;
    answers.push(answer({ ...question, inputs }, search));
  }
  return {
    question,
    changes,
    systems: answers[0]?.systems ?? [],
    rows: answers.map(serializeRow).join('\n'),
  };
}

function serializeRow({ systems: _systems, ...row }: Answer): string {
  return JSON.stringify(row satisfies PrecomputedRow);
}

/** Every value of every required number and every choice. */
function singleChanges(): PrecomputedAnswers['changes'] {
  return inputNames.flatMap((input) => valuesOf(input).map((value) => ({ input, value })));
}

function valuesOf(name: InputName): readonly (number | string)[] {
  const definition = definitionOf(name);
  // Another currency has the same figures.
  if (definition.group === 'currency') return [];
  if (definition.kind === 'choice') return definition.options;
  return definition.kind === 'number' && !definition.isOptional ? steps(definition.range) : [];
}

function steps({ min, max, step }: { min: number; max: number; step: number }): number[] {
  return Array.from(
    { length: Math.floor((max - min) / step) + 1 },
    (_, index) => min + index * step,
  );
}
