import { useEffectEvent, useLayoutEffect } from 'react';
import { subscribe } from 'valtio';
import type { Answer } from '../../worker/estimate/answer.ts';
import { useStored } from '../useStored.ts';
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
 * Do something with every answer, the one at hand first, without rendering anything: so figures follow a movement
 * (decision 0807).
 */
export function useEveryAnswer(follow: (answer: Answer) => void): void {
  const tell = useEffectEvent(() => {
    if (results.answer) follow(results.answer);
  });
  // After a rendering too: React compares with what it rendered last, not with what has been written since.
  useLayoutEffect(() => tell());
  useLayoutEffect(() => subscribe(results, () => tell(), true), []);
}
