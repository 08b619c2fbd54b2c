import { useRef } from 'react';
import type { Answer } from '../../worker/answer/answer.ts';
import { resultsTexts } from '../texts/results.ts';
import { useLiveText } from './useLiveText.ts';

interface LiveTextProps {
  /** Formats an answer as text. */
  of: (answer: Answer) => string;
  as?: 'span' | 'b' | 'strong' | 'small' | 'em';
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
