import type { RefObject } from 'react';
import type { Answer } from '../../worker/answer/answer.ts';
import { results } from '../estimator/results.ts';
import { useAnswerEffect } from '../estimator/useAnswer.ts';
import { writeText } from './writeText.ts';

/**
 * Keeps an element's text up to date with the newest answer, without rendering the component.
 *
 * @param format - Formats an answer as the element's text.
 * @returns The text to render; undefined while there is no answer.
 */
export function useLiveText(
  element: RefObject<HTMLElement | null>,
  format: (answer: Answer) => string,
): string | undefined {
  useAnswerEffect(element, (answer) => writeText(element.current, format(answer)));
  return results.answer ? format(results.answer) : undefined;
}
