import { subscribe } from 'valtio';
import type { Answer, Question } from '../../worker/answer/answer.ts';
import { whenIdle } from '../startup/idle.ts';
import { estimateWorker } from '../workers/workers.ts';
import { currentInputs, inputs, localToday } from './inputs.ts';
import { createPrecomputedAnswers } from './precomputedAnswers.ts';
import { idleDelayMs, results, showAnswer } from './results.ts';

/** Aborts the pending question when a newer one replaces it. */
let pending = new AbortController();

function show(answer: Answer): void {
  showAnswer(answer);
  results.isOutdated = false;
  results.hasFailed = false;
}

function fail(error: unknown): void {
  console.error('The calculation worker failed.', error);
  results.answer = null;
  results.isOutdated = false;
  results.hasFailed = true;
}

function askEstimate(question: Question): void {
  pending.abort();
  pending = new AbortController();
  const { signal } = pending;
  estimateWorker
    .call((worker) => worker.answer(question), { signal })
    .then(show, (error) => {
      if (!signal.aborted) fail(error);
    });
}

const precomputedAnswers = createPrecomputedAnswers();

function precompute(question: Question): void {
  estimateWorker
    .call((worker) => worker.precompute(question))
    .then(
      (precomputed) => {
        // Null when a newer question has replaced this one in the worker.
        if (precomputed) precomputedAnswers.set(precomputed);
      },
      // Nothing depends on it: the worker is asked for what is not precomputed.
      () => {},
    );
}

function currentQuestion(): Question {
  return { inputs: currentInputs(), today: localToday() };
}

let isPrecomputed = false;

/**
 * Shows a precomputed answer in the event that changes the inputs: control and figures render
 * together.
 */
function showPrecomputed(): void {
  const precomputed = precomputedAnswers.get(currentQuestion());
  isPrecomputed = precomputed !== null;
  if (precomputed) {
    pending.abort();
    show(precomputed);
  } else {
    results.isOutdated = true;
  }
}

let idleTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Asks the worker once for all changes of an event, and precomputes when no further ones follow.
 */
function scheduleEstimate(): void {
  const question = currentQuestion();
  if (!isPrecomputed) askEstimate(question);
  clearTimeout(idleTimer);
  idleTimer = setTimeout(() => precompute(question), idleDelayMs);
}

/**
 * Keeps the results up to date with the inputs from now on. Without a change, the worker starts
 * when the page is idle: the answer to the current inputs is prerendered.
 */
export function startEstimator(): void {
  subscribe(inputs, showPrecomputed, true);
  subscribe(inputs, scheduleEstimate);
  estimateWorker.onRecovery(() => {
    if (results.hasFailed) askEstimate(currentQuestion());
  });
  whenIdle(scheduleEstimate, { timeout: 200 });
}

export function retryEstimate(): void {
  estimateWorker.restart();
  results.hasFailed = false;
  isPrecomputed = false;
  scheduleEstimate();
}
