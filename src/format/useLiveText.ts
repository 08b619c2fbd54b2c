import type { RefObject } from 'react';
import type { Answer } from '../../worker/answer/answer.ts';
import { results } from '../estimator/results.ts';
import { useAnswerEffect } from '../estimator/useAnswer.ts';
import { writeText } from './writeText.ts';

/** What an element with these words begins with, undefined while there is no answer; further answers are written into it. */
export function useLiveText(
  element: RefObject<HTMLElement | null>,
  inWords: (answer: Answer) => string,
): string | undefined {
  useAnswerEffect((answer) => writeText(element.current, inWords(answer)));
  return results.answer ? inWords(results.answer) : undefined;
}
