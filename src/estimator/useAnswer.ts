import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { Answer } from '../../worker/answer/answer.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { results } from './results.ts';
import { subscribeVisible } from './subscribeVisible.ts';

/**
 * Returns a part of the newest answer, undefined while there is none. The component renders again
 * only when that part changes.
 *
 * @param select - Returns a primitive value, or an object that the answer holds.
 */
export function useAnswer<Fact>(select: (answer: Answer) => Fact): Fact | undefined {
  return useStoreSelector(results, ({ answer }) => (answer ? select(answer) : undefined));
}

/** Returns whether there is an answer. */
export function useHasAnswer(): boolean {
  return useAnswer(() => true) ?? false;
}

/**
 * Calls `effect` with every answer without rendering the component: figures change in the same
 * frame as the slider that is moved (decision 0807), and those off screen a moment later. It also
 * runs after each render, because React compares with what it rendered last, not with what was
 * written since. The component renders when the first answer arrives, and when a failure removes
 * the answer.
 *
 * @param element - What `effect` writes into. It may exist only from the first answer on.
 */
export function useAnswerEffect(
  element: RefObject<Element | null>,
  effect: (answer: Answer) => void,
): void {
  const hasAnswer = useHasAnswer();
  const run = useEffectEvent(() => {
    if (results.answer) effect(results.answer);
  });
  useLayoutEffect(() => run());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element may come with the first answer
  useLayoutEffect(
    () => (element.current ? subscribeVisible(element.current, () => run()) : undefined),
    [element, hasAnswer],
  );
}
