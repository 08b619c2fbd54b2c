import { proxy, ref, type Snapshot } from 'valtio';
import type { Answer } from '../../worker/estimate/answer.ts';
import type { WorkerApi } from '../../worker/workerApi.ts';

/** Small facts of the rate card that the page words: its version and the rate of each region. */
export type RateCardFacts = ReturnType<WorkerApi['rateCard']>;

/** What a page starts from: the answer to the default inputs, computed when the page was built. */
export interface StartingData {
  answer: Answer;
  rateCard: RateCardFacts;
}

/** What the worker last answered. Null until it has: then the placeholders stand (E12). */
export const results = proxy({
  answer: null as Answer | null,
  rateCard: null as RateCardFacts | null,
  /** The worker could not start or broke; the page offers to try again. */
  hasFailed: false,
});

/** An answer as a component sees it. */
export type ShownAnswer = NonNullable<Snapshot<typeof results>['answer']>;

/** Begin with what the page was built with. */
export function startFrom({ answer, rateCard }: StartingData): void {
  results.answer = answer;
  results.rateCard = ref(rateCard);
}
