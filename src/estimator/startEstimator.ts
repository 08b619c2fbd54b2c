import { subscribe } from 'valtio';
import { changedInputs, type InputName } from '../../contract/inputs.ts';
import type { Answer, NextAnswers, Question } from '../../worker/answer/answer.ts';
import { whenIdle } from '../startup/idle.ts';
import { estimateWorker } from '../workers/workers.ts';
import { findAnswer } from './findAnswer.ts';
import { currentInputs, inputs, localToday } from './inputs.ts';
import { results, showAnswer } from './results.ts';

/** The numbers of the newest question, and of the newest one whose answer is shown. */
let newest = 0;
let shown = 0;

/** Shows an answer unless a newer one is there. While inputs change, older ones follow them. */
function show(answer: Answer, number: number): void {
  if (number <= shown) return;
  shown = number;
  showAnswer(answer);
  results.isOutdated = number < newest;
  results.hasFailed = false;
}

function fail(error: unknown): void {
  console.error('The calculation worker failed.', error);
  results.answer = null;
  results.isOutdated = false;
  results.hasFailed = true;
}

function askEstimate(question: Question): void {
  newest += 1;
  const number = newest;
  estimateWorker
    .call((worker) => worker.answer(question))
    .then(
      (answer) => show(answer, number),
      (error) => {
        if (number === newest) fail(error);
      },
    );
}

function currentQuestion(): Question {
  return { inputs: currentInputs(), today: localToday() };
}

/** The answers that the worker has sent in advance. */
let next: NextAnswers | null = null;
let isPreparing = false;

/**
 * Asks the worker for the answers to which the control of an input leads next, when the visitor
 * comes near it and after each movement. It is asked for one at a time.
 */
export function prepareNext(input: InputName): void {
  if (isPreparing) return;
  isPreparing = true;
  const question = currentQuestion();
  estimateWorker
    .call((worker) => worker.nextAnswers(question, input))
    .then(
      (answers) => {
        next = answers;
      },
      // Nothing depends on it: the worker is asked for what is not there.
      () => {},
    )
    .finally(() => {
      isPreparing = false;
    });
}

/**
 * Shows an answer that is there in the event that changes the inputs: control and figures render
 * together.
 */
function showNext(): void {
  newest += 1;
  const answer = findAnswer(next, currentQuestion());
  if (answer) show(answer, newest);
  else results.isOutdated = true;
}

/** The inputs before the changes of the current event. */
let before = currentInputs();

/** Asks the worker once for all changes of an event. */
function askIfOutdated(): void {
  const question = currentQuestion();
  if (results.isOutdated) askEstimate(question);
  const [moved, ...others] = changedInputs(before, question.inputs);
  before = question.inputs;
  if (moved && others.length === 0) prepareNext(moved);
}

/**
 * Keeps the results up to date with the inputs from now on. Without a change, the worker starts
 * when the page is idle: the answer to the current inputs is prerendered.
 */
export function startEstimator(): void {
  subscribe(inputs, showNext, true);
  subscribe(inputs, askIfOutdated);
  estimateWorker.onRecovery(() => {
    if (results.hasFailed) askEstimate(currentQuestion());
  });
  whenIdle(() => askEstimate(currentQuestion()), { timeout: 200 });
}

export function retryEstimate(): void {
  estimateWorker.restart();
  results.hasFailed = false;
  askEstimate(currentQuestion());
}
