import { subscribe } from 'valtio';
import type { Answer, Question } from '../../worker/answer/answer.ts';
import { whenIdle } from '../startup/whenIdle.ts';
import { estimateWorker } from '../workers/estimateWorker.ts';
import { currentInputs, inputs } from './inputs.ts';
import { createPrecomputedAnswers } from './precomputedAnswers.ts';
import { restMs } from './restMs.ts';
import { results, showAnswer } from './results.ts';
import { localToday } from './today.ts';

/** Aborts the question that waits for its answer, when a newer one replaces it. */
let asked = new AbortController();

function show(answer: Answer): void {
  showAnswer(answer);
  results.hasFailed = false;
}

function fail(error: unknown): void {
  console.error('The calculation worker failed.', error);
  results.answer = null;
  results.hasFailed = true;
}

function askEstimate(question: Question): void {
  asked.abort();
  asked = new AbortController();
  const { signal } = asked;
  estimateWorker
    .call((worker) => worker.answer(question), { signal })
    .then(show, (error) => {
      if (!signal.aborted) fail(error);
    });
}

const precomputedAnswers = createPrecomputedAnswers();

/** While a control moves, its values are precomputed already; once it rests, the next ones are. */
let debounceTimer: ReturnType<typeof setTimeout> | undefined;

function precompute(question: Question): void {
  estimateWorker
    .call((worker) => worker.precompute(question))
    .then(
      (precomputed) => {
        // Null where a newer question has replaced this one in the worker.
        if (precomputed) precomputedAnswers.set(precomputed);
      },
      // The figures do not depend on it: what is not precomputed is asked.
      () => {},
    );
}

function currentQuestion(): Question {
  return { inputs: currentInputs(), today: localToday() };
}

let isAnswered = false;

/** A precomputed answer shows within the event that asks for it: control and figures render together. */
function showPrecomputed(): void {
  const precomputed = precomputedAnswers.get(currentQuestion());
  isAnswered = precomputed !== null;
  if (!precomputed) return;
  asked.abort();
  show(precomputed);
}

/** Once for all changes of one event. */
function scheduleEstimate(): void {
  const question = currentQuestion();
  if (!isAnswered) askEstimate(question);
  clearTimeout(debounceTimer);
  debounceTimer = setTimeout(() => precompute(question), restMs);
}

/**
 * Answer every change of the inputs from now on. Where none comes, the worker starts once the page
 * is idle: the answer to the present inputs was prerendered.
 */
export function startEstimator(): void {
  subscribe(inputs, showPrecomputed, true);
  subscribe(inputs, scheduleEstimate);
  estimateWorker.onRecovery(() => {
    if (results.hasFailed) askEstimate(currentQuestion());
  });
  whenIdle(scheduleEstimate, { timeout: 200 });
}

/** Try the estimate again with a new worker after a failure. */
export function retryEstimate(): void {
  estimateWorker.restart();
  results.hasFailed = false;
  isAnswered = false;
  scheduleEstimate();
}
