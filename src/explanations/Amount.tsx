import { type ReactNode, type RefObject, useRef } from 'react';
import type { Figure } from '../../contract/operands.ts';
import type { FinanceHorizon } from '../../worker/forecast/finance.ts';
import { formatFigure, type ShownFigure } from '../format/formatFigure.ts';
import { useLiveText } from '../format/LiveText.tsx';
import { resultsTexts } from '../texts/results.ts';
import { closeExplanation, explanation, openExplanation } from './explanation.ts';
import './Amount.css';
import { useLazyWhen } from '../controls/lazy.ts';
import { notifyMissingPart } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';

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
    <ExplainedFigure ref={button} figure={figure}>
      {text}
    </ExplainedFigure>
  );
}

interface ExplainedFigureProps {
  figure: Figure;
  /** The horizon of a finance figure. */
  financeMonths?: FinanceHorizon;
  ref?: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
}

/** The text of a figure, as a button that opens its derivation. */
export function ExplainedFigure({ figure, financeMonths, ref, children }: ExplainedFigureProps) {
  return (
    <button
      ref={ref}
      type="button"
      className="amount"
      aria-haspopup="dialog"
      title={resultsTexts.howComputed}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={(event) => openExplanation(figure, event.currentTarget, financeMonths)}
    >
      {children}
    </button>
  );
}

const loadDerivation = () => import('./Derivation.tsx').then((module) => module.Derivation);

/** A failure is shown when the figure is pressed. */
function preload(): void {
  loadDerivation().catch(() => {});
}

/** Renders the derivation dialog. Its code loads when a figure is hovered, focused or pressed. */
export function LazyDerivation() {
  const shown = useStoreSelector(explanation, (stored) => stored.shown);
  const { loaded: Derivation } = useLazyWhen(shown, loadDerivation, () => {
    notifyMissingPart();
    closeExplanation();
  });
  return Derivation && shown ? <Derivation key={shown} figure={shown} /> : null;
}
