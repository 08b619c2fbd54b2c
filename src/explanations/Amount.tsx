import { type RefObject, useContext, useRef } from 'react';
import { proxy, ref } from 'valtio';
import { type EstimateFigure, estimateFigures, figureOf } from '../../contract/figures.ts';
import type { Horizon } from '../../contract/format/answerText.ts';
import { forecastMonths } from '../../contract/format/durations.ts';
import type { Figure } from '../../contract/operands.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import type { FinanceHorizon } from '../../worker/forecast/finance.ts';
import { GridStop } from '../controls/FigureGrid.tsx';
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
  /** Words the figure in another way. */
  format?: (answer: Answer) => string;
}

/** A figure that opens its derivation on a click, a tap or Enter. */
export function Amount({
  figure,
  placeholder = resultsTexts.noFigure,
  format = formatFigure[figure],
}: AmountProps) {
  const button = useRef<HTMLButtonElement>(null);
  const label = labelOf(figure);
  const text = useLiveText(button, format, (value) => resultsTexts.explained(label, value));
  if (text === undefined) return <span>{placeholder}</span>;
  return <ExplainedFigure ref={button} figure={figure} label={label} text={text} />;
}

/** The name of an estimate's figure, or of a side's total cost: "In-house, 36 months". */
function labelOf(figure: ShownFigure): string {
  if (Object.hasOwn(estimateFigures, figure)) return figureOf(figure as EstimateFigure).label;
  const side = figure.startsWith('inHouse') ? 'timelineInHouse' : 'timelineEmbedded';
  return `${resultsTexts[side]}, ${resultsTexts.horizon(figure.replace(/\D+/g, '') as Horizon)}`;
}

interface ExplainedFigureProps {
  figure: Figure;
  /** What it is. */
  label: string;
  text: string;
  /** The horizon of a finance figure. */
  financeMonths?: FinanceHorizon;
  ref?: RefObject<HTMLButtonElement | null>;
}

/** The text of a figure, as a button that opens its derivation. */
export function ExplainedFigure({
  figure,
  label,
  text,
  financeMonths = forecastMonths,
  ref: button,
}: ExplainedFigureProps) {
  const grid = useContext(GridStop);
  return (
    <button
      ref={button}
      type="button"
      className="amount"
      aria-haspopup="dialog"
      aria-label={resultsTexts.explained(label, text)}
      tabIndex={grid && grid.stop !== figure ? -1 : undefined}
      onPointerEnter={preload}
      onFocus={() => {
        grid?.setStop(figure);
        preload();
      }}
      onClick={({ currentTarget: trigger }) => {
        explained.press = ref({ figure, financeMonths, trigger });
      }}
    >
      {text}
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
