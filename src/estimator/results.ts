import { proxy, ref } from 'valtio';
import type { Answer } from '../../worker/answer/answer.ts';
import type { rateCard } from '../../worker/estimate/rateCard.ts';

/** Small facts of the rate card that the page words: its version and the rate of each region. */
export type RateCardFacts = Pick<
  typeof rateCard,
  'version' | 'hourlyRatesUsd' | 'genericIntegration'
>;

/** What a page starts from: the answer to the default inputs, computed when the page was built. */
export interface StartingData {
  answer: Answer;
  rateCard: RateCardFacts;
}

/** What the worker last answered. Null until it has: then the placeholders stand (E12). */
export const results = proxy({
  /** Replaced as a whole, never written into; components read it with `useAnswer`. */
  answer: null as Readonly<ReturnType<typeof ref<Answer>>> | null,
  rateCard: null as RateCardFacts | null,
  /** The worker could not start or broke; the page offers to try again. */
  hasFailed: false,
});

/** Show an answer. Systems that are the same as before stay the same object, so that nothing renders their list again. */
export function showAnswer(answer: Answer): void {
  const before = results.answer?.systems;
  const isSame =
    before?.length === answer.systems.length &&
    before.every(({ id }, index) => id === answer.systems[index]?.id);
  results.answer = ref(isSame ? { ...answer, systems: before } : answer);
}

/** Begin with what the page was built with. */
export function startFrom({ answer, rateCard }: StartingData): void {
  showAnswer(answer);
  results.rateCard = ref(rateCard);
}
