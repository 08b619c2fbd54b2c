import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Figure, Step } from '../../worker/estimate/trace.ts';
import { followPartOnScreen, partOnScreen } from '../controls/partOnScreen.ts';
import { depthMessages } from '../depthMessages.ts';
import { estimator } from '../estimator/estimatorClient.ts';
import { currentInputs } from '../estimator/inputs.ts';
import { useAnswer } from '../estimator/useAnswer.ts';
import { closeExplanation, explanationTrigger } from './explanation.ts';
import { inUnits, nameOf, sourceOf, termOf } from './figureWords.ts';
import { formulaInWords } from './formulaInWords.ts';
import './Derivation.css';

const { derivation: words } = depthMessages;

/** What every part of a derivation needs of the whole. */
interface Whole {
  steps: ReadonlyMap<string, Step>;
  /** By rule id, why the rule is read as it is, where the specification leaves a choice. */
  readings: ReadonlyMap<string, string | null>;
  systemNames: ReadonlyMap<string, string>;
}

/** How a figure was computed, down to the inputs and constants; it follows the inputs while it is open. */
export function Derivation({ figure }: { figure: Figure }) {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const whole = useExplained();
  const isThere = whole !== null;
  usePopover(element, isThere);
  const step = whole !== 'failed' ? whole?.steps.get(figure) : undefined;
  const title = words.title(nameOf(figure, new Map()));
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
        <h2 id={id}>{title}</h2>
        <button type="button" aria-label={words.close} onClick={closeExplanation}>
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path d="m4 4 8 8M12 4 4 12" fill="none" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </button>
      </div>
      {whole === 'failed' && <p role="alert">{words.failed}</p>}
      {whole && whole !== 'failed' && step && <StepView step={step} whole={whole} />}
    </div>
  );
}

function useExplained(): Whole | 'failed' | null {
  const answer = useAnswer((newest) => newest);
  const [whole, setWhole] = useState<Whole | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new answer there are new steps
  useEffect(() => {
    let isOutdated = false;
    Promise.all([
      estimator().explain(currentInputs()),
      estimator().rules(),
      estimator().systems(),
    ]).then(
      ([steps, rules, systems]) => {
        if (isOutdated) return;
        setWhole({
          steps: new Map(steps.map((step) => [step.figure, step])),
          readings: new Map(rules.map(({ id, reading }) => [id, reading])),
          systemNames: new Map(systems.map((system) => [system.id, system.name])),
        });
      },
      (error) => {
        console.error(error);
        if (!isOutdated) setWhole('failed');
      },
    );
    return () => {
      isOutdated = true;
    };
  }, [answer]);
  return whole;
}

/** The browser's popover closes on Escape and on a press outside; the focus goes in, and back to the figure. */
function usePopover(element: { readonly current: HTMLDivElement | null }, isThere: boolean): void {
  useLayoutEffect(() => {
    const popover = element.current;
    const trigger = explanationTrigger();
    if (!popover || !trigger || !isThere) return;
    const close = (event: Event) => {
      if ('newState' in event && event.newState === 'closed') closeExplanation();
    };
    popover.addEventListener('toggle', close);
    popover.showPopover();
    place(popover, trigger);
    const stopFollowing = followPartOnScreen(() => place(popover, trigger));
    popover.focus({ preventScroll: true });
    return () => {
      stopFollowing();
      popover.removeEventListener('toggle', close);
      const focused = document.activeElement;
      const isFocusLeft = focused === document.body || popover.contains(focused);
      if (isFocusLeft && trigger.isConnected) trigger.focus({ preventScroll: true });
    };
  }, [element, isThere]);
}

const marginPx = 12;
/** A derivation is never lower than shows its name and its figure. */
const leastHeightPx = 160;

/** Below the figure or above it, whichever has more room on screen; narrow windows take it at the foot. */
function place(popover: HTMLElement, trigger: HTMLElement): void {
  const { clientWidth, clientHeight, dataset } = document.documentElement;
  const { style } = popover;
  style.inset = '';
  style.maxHeight = '';
  // In a frame as tall as its content, its foot may be far from what was pressed.
  if (clientWidth < 640 && dataset.embed === undefined) return;
  const figure = trigger.getBoundingClientRect();
  const screen = partOnScreen();
  const left = Math.min(figure.left - 24, clientWidth - popover.offsetWidth - marginPx);
  const below = screen.bottom - figure.bottom;
  const above = figure.top - screen.top;
  const isBelow = below >= Math.min(popover.offsetHeight + 2 * marginPx, above);
  style.left = `${Math.max(marginPx, left)}px`;
  style.top = isBelow ? `${figure.bottom + marginPx}px` : 'auto';
  style.bottom = isBelow ? 'auto' : `${clientHeight - figure.top + marginPx}px`;
  style.maxHeight = `${Math.max(leastHeightPx, (isBelow ? below : above) - 2 * marginPx)}px`;
}

function StepView({ step, whole }: { step: Step; whole: Whole }) {
  const { steps, readings, systemNames } = whole;
  const named = formulaInWords(step.formula, (name) => nameOf(name, systemNames));
  const numbers = formulaInWords(step.formula, (name) =>
    termOf(name, step.operands[name] ?? Number.NaN, step.figure),
  );
  const isPlain = step.formula in step.operands || step.formula === '0';
  return (
    <div className="derivation-step">
      {!isPlain && <p className="derivation-formula">{named}</p>}
      <p className="derivation-numbers">
        {!isPlain && `${numbers} = `}
        <strong>{inUnits(step.figure, step.value)}</strong>
      </p>
      <p className="hint">
        <span className="derivation-rule">{words.rule(step.rule)}</span> {readings.get(step.rule)}
      </p>
      <ul>
        {Object.entries(step.operands).map(([operand, value]) => {
          const inner = steps.get(operand);
          const name = nameOf(operand, systemNames);
          const text = inUnits(operand, value, step.figure);
          return (
            <li key={operand}>
              {inner ? (
                <details>
                  <summary>
                    <span>{name}</span> <b>{text}</b>
                  </summary>
                  <StepView step={inner} whole={whole} />
                </details>
              ) : (
                <p className="derivation-leaf">
                  <span>
                    {name} <small>{sourceOf(operand)}</small>
                  </span>{' '}
                  <b>{text}</b>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
