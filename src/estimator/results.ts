import { proxy, ref } from 'valtio';
import type { Answer } from '../../worker/answer/answer.ts';
import type { rateCard } from '../../worker/estimate/rateCard.ts';
import type { AnswerDetails } from '../../worker/forecast/certainty.ts';

/** The facts of the rate card that the page's texts mention. */
type RateCardFacts = Pick<typeof rateCard, 'version' | 'hourlyRatesUsd'>;

/** The data that the page is prerendered with: the answer to the default inputs. */
export interface InitialData {
  answer: Answer;
  certainty: AnswerDetails;
  rateCard: RateCardFacts;
}

/**
 * What nobody sees follows when the inputs have not changed for this long. Longer than the pause
 * between two key presses, which is up to 100 ms on a slow processor.
 */
export const idleDelayMs = 300;

/** The worker's newest answer. Without one, the page shows placeholders (E12). */
export const results = proxy({
  /** Replaced as a whole, never mutated; components read it with `useAnswer`. */
  answer: null as Readonly<ReturnType<typeof ref<Answer>>> | null,
  /** How sure an answer is, and its split: not the newest while it is marked as unsure. */
  certainty: null as Readonly<ReturnType<typeof ref<AnswerDetails>>> | null,
  rateCard: null as RateCardFacts | null,
  /** The inputs have changed since the question that `answer` answers. */
  isOutdated: false,
  /** The worker could not start or failed; the page offers to try again. */
  hasFailed: false,
});

/**
 * Shows an answer. If its systems are those of the previous answer, the previous list is reused, so
 * that components which depend on it do not render.
 */
export function showAnswer(answer: Answer): void {
  const previous = results.answer?.systems;
  const hasSameSystems =
    previous?.length === answer.systems.length &&
    previous.every(({ id }, index) => id === answer.systems[index]?.id);
  results.answer = ref(hasSameSystems ? { ...answer, systems: previous } : answer);
}

/** Fills the results with the data that the page is prerendered with. */
export function initializeResults({ answer, certainty, rateCard }: InitialData): void {
  showAnswer(answer);
  results.certainty = ref(certainty);
  results.rateCard = ref(rateCard);
}

/**
 * Hides how sure the answer is, until that is known of the newest one: its script loads after the
 * first change.
 */
export function markAsUnsure(): void {
  document.documentElement.dataset.unsure = '';
}
