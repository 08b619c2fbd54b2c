import { subscribe } from 'valtio';
import type { Answer } from '../../worker/answer/answer.ts';
import type { PaperResults } from '../../worker/forecast/paperResults.ts';
import { currentInputs, localToday } from '../estimator/inputs.ts';
import { results } from '../estimator/results.ts';
import { printSheet } from '../navigation/printSheet.ts';
import { forecastWorker } from '../workers/workers.ts';

/** The results of an answer: null where computing them failed. */
let known: { answer: Answer; paper: PaperResults | null } | null = null;
/** The answer whose results the worker computes. */
let asked: Answer | null = null;

/** Returns what the closer look says about an answer; null where it is not known. */
export function paperResultsOf(answer: Answer): PaperResults | null {
  return known?.answer === answer ? known.paper : null;
}

/**
 * Says in `printSheet.isReady` whether all results of the current inputs are known. The worker
 * computes them when printing is near, not for every change: when a print waits, or while the page
 * is without the focus, as below the browser's menu.
 *
 * @returns A function that ends this.
 */
export function preparePaperResults(): () => void {
  let isAway = !document.hasFocus();
  const update = () => {
    const { answer, isOutdated } = results;
    printSheet.isReady = answer !== null && !isOutdated && known?.answer === answer;
    if (printSheet.isWaiting || isAway) void ask();
  };
  const ends = [subscribe(results, update), subscribe(printSheet, update)];
  const follow = ({ type }: Event) => {
    isAway = type === 'blur';
    update();
  };
  addEventListener('blur', follow);
  addEventListener('focus', follow);
  update();
  return () => {
    for (const end of ends) end();
    removeEventListener('blur', follow);
    removeEventListener('focus', follow);
    printSheet.isReady = false;
  };

  async function ask(): Promise<void> {
    const { answer, isOutdated } = results;
    if (!answer || isOutdated || known?.answer === answer || asked === answer) return;
    asked = answer;
    const inputs = currentInputs();
    const paper = await forecastWorker
      .call((worker) => worker.paperResults(inputs, localToday()))
      .catch((error: unknown) => {
        console.warn(error);
        return null;
      });
    if (asked !== answer) return;
    asked = null;
    known = { answer, paper };
    update();
  }
}
