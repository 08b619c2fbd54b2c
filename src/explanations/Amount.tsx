import type { ReactNode } from 'react';
import type { Figure } from '../../worker/estimate/trace.ts';
import { messages } from '../messages.ts';
import { expectExplanation, openExplanation } from './explanation.ts';
import './Amount.css';

interface AmountProps {
  figure: Figure;
  /** The figure as it is written. */
  children: ReactNode;
}

/** A figure that opens its derivation on a click, a tap or Enter. */
export function Amount({ figure, children }: AmountProps) {
  return (
    <button
      type="button"
      className="amount"
      aria-haspopup="dialog"
      title={messages.results.howComputed}
      onPointerEnter={expectExplanation}
      onFocus={expectExplanation}
      onClick={(event) => openExplanation(figure, event.currentTarget)}
    >
      {children}
    </button>
  );
}
