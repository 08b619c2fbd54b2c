import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { Answer } from '../../worker/answer/answer.ts';
import { useStored } from '../useStored.ts';
import { followAnswers } from './followAnswers.ts';
import { results } from './results.ts';

/**
 * A fact of the newest answer, undefined while there is none. A component renders again only when its fact is another one:
 * `select` gives a plain value, or a part of the answer as it is.
 */
export function useAnswer<Fact>(select: (answer: Answer) => Fact): Fact | undefined {
  return useStored(results, ({ answer }) => (answer ? select(answer) : undefined));
}

/** Whether there is an answer at all. */
export function useHasAnswer(): boolean {
  return useAnswer(() => true) ?? false;
}

/**
 * Show every answer in an element, the one at hand first, without rendering anything: so figures follow a movement
 * (decision 0807). The element may come with the first answer.
 */
export function useEveryAnswer(
  element: RefObject<Element | null>,
  show: (answer: Answer) => void,
): void {
  const hasAnswer = useHasAnswer();
  const showNewest = useEffectEvent(() => {
    if (results.answer) show(results.answer);
  });
  // After a rendering too: React compares with what it rendered last, not with what has been written since.
  useLayoutEffect(() => showNewest());
  // biome-ignore lint/correctness/useExhaustiveDependencies: an element that comes with the first answer is followed from then on
  useLayoutEffect(
    () => (element.current ? followAnswers(element.current, () => showNewest()) : undefined),
    [element, hasAnswer],
  );
}
