import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { CostLines } from '../../contract/chart/costGeometry.ts';
import type { DeadlineOutlook, Verdict } from '../../contract/claims.ts';
import type { Estimate } from '../../contract/estimate.ts';
import { addedHoursText } from '../../contract/format/addedHoursText.ts';
import { definitionOf, type InputName } from '../../contract/inputs.ts';
import { nextPriceStep, type PriceStep } from '../estimate/embeddedPlan.ts';
import { estimate } from '../estimate/estimate.ts';
import { appliedMultiplier } from '../estimate/factors.ts';
import {
  type ChosenSystem,
  compareByName,
  genericFigures,
  selectedProfiles,
} from '../estimate/systems.ts';
import { costLines } from '../forecast/cumulativeCosts.ts';
import { deadlineOutlook } from '../forecast/deadlineOutlook.ts';
import { verdict } from '../forecast/verdict.ts';

/** A question of the page. It carries the visitor's day, because the worker has no clock. */
export interface Question {
  inputs: CalculatorInputs;
  /** The visitor's local calendar day, such as `2027-03-01`. */
  today: string;
}

/** The answer to a question: the estimate and everything that the page derives from it. */
export interface Answer {
  estimate: Estimate;
  /** The chosen systems that have figures, sorted by name. */
  systems: SelectedSystem[];
  /** The number of integrations that are estimated with the generic hours. */
  genericCount: number;
  /** The development hours of each of them. */
  genericDevHours: number;
  /** The visitor's changes to the hours of the integrations, as sentences. */
  addedHours: string;
  verdict: Verdict;
  costLines: CostLines;
  /** Null at 100 percent. */
  devTime: DevTimeOutlook | null;
  /** Null on the largest plan. */
  priceStep: PriceStep | null;
  /** Null without a deadline. */
  deadline: DeadlineOutlook | null;
}

export type SelectedSystem = ChosenSystem;

/** The factor on the cost for part-time work. */
export interface DevTimeOutlook {
  percentage: number;
  factor: number;
}

/**
 * Answers a question of the page: estimates the inputs and derives verdict, price step and
 * deadline.
 */
export function answer({ inputs, today }: Question): Answer {
  const estimated = estimate(inputs);
  const selected = selectedProfiles(inputs).sort(compareByName);
  return {
    estimate: estimated,
    systems: selected,
    genericCount: estimated.effectiveCount - selected.length,
    genericDevHours: genericFigures(inputs.assumptions).devHours,
    addedHours: addedHoursText(estimated.assumed),
    verdict: verdict(inputs, estimated),
    costLines: costLines(estimated),
    devTime: devTimeOutlook(estimated),
    priceStep: nextPriceStep(estimated),
    deadline: deadlineOutlook(inputs, today, estimated),
  };
}

/** How far a key, a page and a frame of a drag move a number. */
const reachableSteps = [-10, ...Array.from({ length: 13 }, (_, index) => index - 6), 10];

/** The answers to which the control of one input leads next, by its value. */
export interface NextAnswers {
  question: Question;
  input: InputName;
  answers: ReadonlyMap<unknown, Answer>;
}

/** Answers in advance the questions to which the control of `input` leads next. */
export function nextAnswers(question: Question, input: InputName): NextAnswers {
  // A message has parts once that are equal: they stay one object.
  const parts = new Map<string, unknown>();
  const once = (part: unknown) => {
    const key = JSON.stringify(part);
    if (!parts.has(key)) parts.set(key, part);
    return parts.get(key);
  };
  const shareParts = <Whole extends object>(whole: Whole) =>
    Object.fromEntries(Object.entries(whole).map(([name, part]) => [name, once(part)])) as Whole;
  const answers = reachableValues(question.inputs, input).map((value) => {
    const inputs: CalculatorInputs = { ...question.inputs, [input]: value };
    const { estimate: estimated, costLines: lines, ...rest } = answer({ ...question, inputs });
    const next: Answer = {
      ...shareParts(rest),
      estimate: shareParts(estimated),
      costLines: shareParts(lines),
    };
    return [value, next] as const;
  });
  return { question, input, answers: new Map(answers) };
}

/** Only required numbers and choices have few values. */
function reachableValues(inputs: CalculatorInputs, name: InputName): readonly unknown[] {
  const definition = definitionOf(name);
  if (definition.kind === 'choice') return definition.options;
  if (definition.kind !== 'number' || definition.isOptional) return [];
  const { min, max, step } = definition.range;
  return reachableSteps
    .map((steps) => Number(inputs[name]) + steps * step)
    .filter((value) => value >= min && value <= max);
}

function devTimeOutlook({ factors, assumed }: Estimate): DevTimeOutlook | null {
  const { effectiveDevTimePercentage: percentage, devTimeFactor } = factors;
  const factor = appliedMultiplier(devTimeFactor, assumed.multiplierPercentage);
  return factor <= 1 ? null : { percentage, factor };
}
