import { type Remote, wrap } from 'comlink';
import { subscribe } from 'valtio';
import type { Answer, Question } from '../../worker/estimate/answer.ts';
import type { Foresight } from '../../worker/foresight/foresee.ts';
import type { WorkerApi } from '../../worker/workerApi.ts';
import { whenIdle } from '../whenIdle.ts';
import { createForesight } from './foresight.ts';
import { currentInputs, inputs } from './inputs.ts';
import { createLatestOnly } from './latestOnly.ts';
import { restMs } from './restMs.ts';
import { results, showAnswer } from './results.ts';
import { localToday } from './today.ts';

let worker: Worker | null = null;
let remote: Remote<WorkerApi> | null = null;

/** The calculation core behind its worker, started when it is first needed. */
export function estimator(): Remote<WorkerApi> {
  if (remote) return remote;
  worker = new Worker(new URL('../../worker/index.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  remote = wrap<WorkerApi>(worker);
  return remote;
}

function fail(event: unknown): void {
  console.error('The calculation worker failed.', event);
  results.answer = null;
  results.hasFailed = true;
}

const foresight = createForesight();

const show = createLatestOnly((answer: Answer) => {
  showAnswer(answer);
  results.hasFailed = false;
}, fail);

async function askWorker(question: Question): Promise<Answer> {
  return await estimator().answer(question);
}

/** A hand that moves a control on stays on values that are foreseen already; once it rests, what comes next is foreseen. */
let resting: ReturnType<typeof setTimeout> | undefined;

const learn = createLatestOnly(
  (foreseen: Foresight | null) => {
    if (foreseen) foresight.learn(foreseen);
  },
  // The figures do not depend on it: what was not foreseen is asked.
  () => {},
);

async function foresee(question: Question): Promise<Foresight | null> {
  return await estimator().foresee(question);
}

function currentQuestion(): Question {
  return { inputs: currentInputs(), today: localToday() };
}

let isAnswered = false;

/** A movement that was foreseen is answered within the event that made it: control and figures are rendered in one go. */
function answerForeseen(): void {
  const foreseen = foresight.lookUp(currentQuestion());
  isAnswered = foreseen !== null;
  if (foreseen) show(foreseen);
}

/** Once for all that one event has changed. */
function askAgain(): void {
  const question = currentQuestion();
  if (!isAnswered) show(askWorker(question));
  clearTimeout(resting);
  resting = setTimeout(() => learn(foresee(question)), restMs);
}

/**
 * Answer every change of the inputs from now on, the first of which starts the worker. Where none comes it starts once the page has
 * nothing else to do: the answer to what the inputs are now was prerendered.
 */
export function startEstimator(): void {
  subscribe(inputs, answerForeseen, true);
  subscribe(inputs, askAgain);
  whenIdle(askAgain, { timeout: 200 });
}

/** Try once more with a new worker, after one has failed. */
export function restartEstimator(): void {
  worker?.terminate();
  worker = null;
  remote = null;
  results.hasFailed = false;
  isAnswered = false;
  askAgain();
}
