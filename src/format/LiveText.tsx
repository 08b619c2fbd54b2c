import { useRef } from 'react';
import type { Answer } from '../../worker/answer/answer.ts';
import { resultsTexts } from '../texts/results.ts';
import { useLiveText } from './useLiveText.ts';

interface LiveTextProps {
  of: (answer: Answer) => string;
  as?: 'span' | 'b' | 'strong';
  className?: string;
}

/** Words about the newest answer, which follow it by themselves. */
export function LiveText({ of, as: Element = 'span', className }: LiveTextProps) {
  const element = useRef<HTMLElement>(null);
  const words = useLiveText(element, of) ?? resultsTexts.noFigure;
  return (
    <Element ref={element} className={className}>
      {words}
    </Element>
  );
}
