import { type RefObject, useRef } from 'react';
import { type EstimateFigure, figureBasis } from '../../contract/figures.ts';
import { estimateBasis } from '../../contract/format/estimateFigure.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { assumptionsMark, inputs } from '../estimator/inputs.ts';
import { results } from '../estimator/results.ts';
import { useAnswer, useAnswerEffect } from '../estimator/useAnswer.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { resultsTexts } from '../texts/results.ts';

interface LiveTextProps {
  of: (answer: Answer) => string;
  as?: 'span' | 'b' | 'strong' | 'small';
  className?: string;
}

/** Renders text about the newest answer, and updates it with each answer. */
export function LiveText({ of, as: Element = 'span', className }: LiveTextProps) {
  const element = useRef<HTMLElement>(null);
  const text = useLiveText(element, of) ?? resultsTexts.noFigure;
  return (
    <Element ref={element} className={className}>
      {text}
    </Element>
  );
}

/**
 * Keeps an element's text up to date with the newest answer, without rendering the component.
 *
 * @param nameOf - Names an element whose text does not say what it is.
 * @returns The text to render; undefined while there is no answer.
 */
export function useLiveText(
  element: RefObject<HTMLElement | null>,
  format: (answer: Answer) => string,
  nameOf?: (text: string) => string,
): string | undefined {
  useAnswerEffect(element, (answer) => {
    const text = format(answer);
    writeText(element.current, text);
    if (nameOf) element.current?.setAttribute('aria-label', nameOf(text));
  });
  return results.answer ? format(results.answer) : undefined;
}

/** Sets the text of an element that contains only text, and reuses its text node. */
function writeText(element: HTMLElement | null, content: string): void {
  if (!element) return;
  const text = element.firstChild;
  if (!(text instanceof Text)) element.textContent = content;
  else if (text.data !== content) text.data = content;
}

/** Renders what a total counts (E17), which costs it leaves out (E30), and a late build (E22). */
export function FigureBasis({ figure }: { figure: EstimateFigure }) {
  const basis = useAnswer(({ estimate }) => estimateBasis(figure, estimate));
  return <span>{basis ?? figureBasis(figure, '')}</span>;
}

/** Marks figures that follow the visitor's assumptions; nothing where there are none (E24). */
export function WithAssumptions() {
  const mark = useStoreSelector(inputs, assumptionsMark);
  return mark && <span className="with-assumptions">{` · ${mark}`}</span>;
}
