import { type ReactNode, type RefObject, useRef } from 'react';
import { proxy, ref } from 'valtio';
import { forecastMonths } from '../../contract/format/durations.ts';
import type { Figure } from '../../contract/operands.ts';
import type { FinanceHorizon } from '../../worker/forecast/finance.ts';
import { useLazyWhen } from '../controls/lazy.ts';
import { formatFigure, type ShownFigure } from '../format/formatFigure.ts';
import { useLiveText } from '../format/LiveText.tsx';
import { notifyMissingPart } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { resultsTexts } from '../texts/results.ts';
import type { ExplainedPress } from './Derivation.tsx';
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
  if (text === undefined) return <span>{placeholder}</span>;
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
export function ExplainedFigure({
  figure,
  financeMonths = forecastMonths,
  ref: button,
  children,
}: ExplainedFigureProps) {
  return (
    <button
      ref={button}
      type="button"
      className="amount"
      aria-haspopup="dialog"
      title={resultsTexts.howComputed}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={({ currentTarget: trigger }) => {
        explained.press = ref({ figure, financeMonths, trigger });
      }}
    >
      {children}
    </button>
  );
}

/** The press that the derivation dialog explains, or null. */
const explained = proxy({ press: null as Readonly<ReturnType<typeof ref<ExplainedPress>>> | null });

function closeExplanation(): void {
  explained.press = null;
}

const loadDerivation = () => import('./Derivation.tsx').then((module) => module.Derivation);

/** A failure is shown when the figure is pressed. */
function preload(): void {
  loadDerivation().catch(() => {});
}

/** Renders the derivation dialog. Its code loads when a figure is hovered, focused or pressed. */
export function LazyDerivation() {
  const press = useStoreSelector(explained, (stored) => stored.press);
  const { loaded: Derivation } = useLazyWhen(press, loadDerivation, () => {
    closeExplanation();
    return notifyMissingPart(resultsTexts.derivation, () => {
      explained.press = press && ref(press);
    });
  });
  return Derivation && press ? (
    <Derivation key={press.figure} {...press} onClose={closeExplanation} />
  ) : null;
}
