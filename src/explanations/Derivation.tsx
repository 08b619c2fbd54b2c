import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Figure } from '../../contract/operands.ts';
import type { Explanation, Term } from '../../worker/explanation/explain.ts';
import type { FinanceHorizon } from '../../worker/forecast/finance.ts';
import { subscribeVisibleArea, visibleArea } from '../controls/popups.ts';
import { useWorkerCall } from '../controls/useWorkerCall.tsx';
import { currentInputs, useCurrentInputsKey } from '../estimator/inputs.ts';
import { deferredDerivationTexts } from '../texts/deferred/page.ts';
import { estimateWorker } from '../workers/workers.ts';
import './Derivation.css';

type Explanations = ReadonlyMap<Figure, Explanation>;

/** A press on a figure. */
export interface ExplainedPress {
  figure: Figure;
  /** The horizon of a finance figure. */
  financeMonths: FinanceHorizon;
  /** The figure on the page, beside which the dialog is placed. */
  trigger: HTMLElement;
}

interface DerivationProps extends ExplainedPress {
  onClose: () => void;
}

/**
 * Dialog of how a figure was computed, down to inputs and constants. It updates with the inputs.
 */
export function Derivation({ figure, financeMonths, trigger, onClose }: DerivationProps) {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const { response: explained, failure } = useWorkerCall(
    estimateWorker,
    async (worker): Promise<Explanations> => {
      const steps = await worker.explain(currentInputs(), financeMonths);
      return new Map(steps.map((explanation) => [explanation.figure, explanation]));
    },
    `${financeMonths} ${useCurrentInputsKey()}`,
    deferredDerivationTexts.failed,
  );
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && (explained || failure)) setOpen(true);
  usePopover(element, trigger, isOpen, onClose);
  const explanation = explained?.get(figure);
  return (
    <div
      ref={element}
      popover="auto"
      className="derivation"
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
    >
      <div className="derivation-head">
        <h2 id={id}>{deferredDerivationTexts.title(explanation?.name)}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={deferredDerivationTexts.close}
          onClick={onClose}
        >
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path d="m4 4 8 8M12 4 4 12" fill="none" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </button>
      </div>
      {failure}
      {explained && explanation && <Step explanation={explanation} explained={explained} />}
    </div>
  );
}

/** Opens the popover and moves focus into it; when it closes, focus returns to the figure. */
function usePopover(
  element: RefObject<HTMLElement | null>,
  trigger: HTMLElement,
  isReady: boolean,
  onClose: () => void,
): void {
  useLayoutEffect(() => {
    const popover = element.current;
    if (!popover || !isReady) return;
    const close = (event: Event) => {
      if ('newState' in event && event.newState === 'closed') onClose();
    };
    popover.addEventListener('toggle', close);
    popover.togglePopover(true);
    place(popover, trigger);
    const unsubscribe = subscribeVisibleArea(() => place(popover, trigger));
    popover.focus({ preventScroll: true });
    return () => {
      unsubscribe();
      popover.removeEventListener('toggle', close);
      const focused = document.activeElement;
      const isFocusInside = focused === document.body || popover.contains(focused);
      if (isFocusInside && trigger.isConnected) trigger.focus({ preventScroll: true });
    };
  }, [element, trigger, isReady, onClose]);
}

const marginPx = 12;
/** Enough to show the figure's name and value. */
const minHeightPx = 160;

/**
 * Places the popover below or above the figure, where there is more room. CSS docks it in narrow
 * windows.
 */
function place(popover: HTMLElement, trigger: HTMLElement): void {
  const { clientWidth, clientHeight, dataset } = document.documentElement;
  const { style } = popover;
  style.inset = '';
  style.maxHeight = '';
  // In an embedded frame as tall as its content, the bottom may be far from the figure.
  if (clientWidth < 640 && dataset.embed === undefined) return;
  const figure = trigger.getBoundingClientRect();
  const screen = visibleArea();
  const left = Math.min(figure.left - 24, clientWidth - popover.offsetWidth - marginPx);
  const below = screen.bottom - figure.bottom;
  const above = figure.top - screen.top;
  const isBelow = below >= Math.min(popover.offsetHeight + 2 * marginPx, above);
  style.left = `${Math.max(marginPx, left)}px`;
  style.top = isBelow ? `${figure.bottom + marginPx}px` : 'auto';
  style.bottom = isBelow ? 'auto' : `${clientHeight - figure.top + marginPx}px`;
  style.maxHeight = `${Math.max(minHeightPx, (isBelow ? below : above) - 2 * marginPx)}px`;
}

function Step({
  explanation: { formula, numbers, value, reading, terms },
  explained,
}: {
  explanation: Explanation;
  explained: Explanations;
}) {
  return (
    <div className="derivation-step">
      {formula && <p className="derivation-formula">{formula}</p>}
      <p className="derivation-numbers">
        <span>{numbers && `${numbers} = `}</span>
        <strong>{value}</strong>
      </p>
      <p className="hint">{reading}</p>
      {terms.length > 0 && (
        <ul>
          {terms.map((term) => (
            <li key={term.name}>
              <TermView term={term} explained={explained} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function TermView({ term, explained }: { term: Term; explained: Explanations }) {
  const inner = term.figure && explained.get(term.figure);
  return inner ? (
    <details>
      <summary>
        <span>{term.name}</span> <b>{term.value}</b>
      </summary>
      <Step explanation={inner} explained={explained} />
    </details>
  ) : (
    <p className="derivation-leaf">
      <span>
        {term.name} <small>{term.source}</small>
      </span>{' '}
      <b>{term.value}</b>
    </p>
  );
}
