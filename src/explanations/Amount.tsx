import { useRef } from 'react';
import { formatFigure, type ShownFigure } from '../format/formatFigure.ts';
import { useLiveText } from '../format/useLiveText.ts';
import { resultsTexts } from '../texts/results.ts';
import { openExplanation, preloadExplanation } from './explanation.ts';
import './Amount.css';

interface AmountProps {
  figure: ShownFigure;
  /** Shown until there is an answer. */
  placeholder?: string;
}

/** A figure that opens its derivation on a click, a tap or Enter. */
export function Amount({ figure, placeholder = resultsTexts.noFigure }: AmountProps) {
  const button = useRef<HTMLButtonElement>(null);
  const text = useLiveText(button, formatFigure[figure]);
  if (text === undefined) return placeholder;
  return (
    <button
      ref={button}
      type="button"
      className="amount"
      aria-haspopup="dialog"
      title={resultsTexts.howComputed}
      onPointerEnter={preloadExplanation}
      onFocus={preloadExplanation}
      onClick={(event) => openExplanation(figure, event.currentTarget)}
    >
      {text}
    </button>
  );
}
