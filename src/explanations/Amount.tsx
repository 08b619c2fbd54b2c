import { useRef } from 'react';
import { formatFigure, type ShownFigure } from '../format/formatFigure.ts';
import { useLiveText } from '../format/useLiveText.ts';
import { resultsTexts } from '../texts/results.ts';
import { expectExplanation, openExplanation } from './explanation.ts';
import './Amount.css';

interface AmountProps {
  figure: ShownFigure;
  /** What stands in its place until there is an answer. */
  placeholder?: string;
}

/** A figure that opens its derivation on a click, a tap or Enter. */
export function Amount({ figure, placeholder = resultsTexts.noFigure }: AmountProps) {
  const button = useRef<HTMLButtonElement>(null);
  const words = useLiveText(button, formatFigure[figure]);
  if (words === undefined) return placeholder;
  return (
    <button
      ref={button}
      type="button"
      className="amount"
      aria-haspopup="dialog"
      title={resultsTexts.howComputed}
      onPointerEnter={expectExplanation}
      onFocus={expectExplanation}
      onClick={(event) => openExplanation(figure, event.currentTarget)}
    >
      {words}
    </button>
  );
}
