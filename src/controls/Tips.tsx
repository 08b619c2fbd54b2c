import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTooltip, useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { controlsTexts } from '../texts/controls.ts';
import './Tips.css';

interface HelpTipProps {
  /** The subject of the help; part of the icon's accessible name. */
  about: string;
  children: string;
}

/**
 * A help icon: click, tap, Enter or Space open and close its text; an outside press and Escape
 * close it (specification 2, Tooltips). It is a native popover, which works before any script and
 * costs none (decision 0356).
 */
export function HelpTip({ about, children }: HelpTipProps) {
  const id = useId();
  return (
    <span className="help-tip">
      <button
        type="button"
        className="help-tip-icon"
        popoverTarget={id}
        aria-label={controlsTexts.helpAbout(about)}
      >
        <span aria-hidden="true">?</span>
      </button>
      <span id={id} popover="auto" className="help-tip-text">
        {children}
      </span>
    </span>
  );
}

/** How long the pointer rests on something before its tip opens (specification 2, Tooltips). */
const openAfterMs = 700;
/** Within this time after one tip has closed, the next one opens at once. */
const skipDelayMs = 300;

let lastClosedAt = Number.NEGATIVE_INFINITY;

interface HoverTipProps {
  tip: string;
  /** Renders the button that the tip is about, with the props that open the tip. */
  children: (triggerProps: ComponentProps<'button'>) => ReactNode;
}

/**
 * More about what the pointer or the focus is on, by react-aria's hooks. A finger has no hover, so
 * a tip never says anything that is needed.
 */
export function HoverTip({ tip, children }: HoverTipProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const state = useTipState();
  useEffect(() => {
    // The style loads with the first element that has a tip (decision 0826).
    import('./HoverTip.css').catch(console.warn);
  }, []);
  const { triggerProps, tooltipProps } = useTooltipTrigger({}, state, trigger);
  const { tooltipProps: hoverProps } = useTooltip({}, state);
  return (
    <span className="hover-tip">
      {children({ ...triggerProps, ref: trigger })}
      {state.isOpen && (
        <span {...tooltipProps} {...hoverProps} className="hover-tip-text">
          {tip}
        </span>
      )}
    </span>
  );
}

/** When a tip is open: react-aria's own state cannot skip the delay for less than 500 ms. */
function useTipState(): TooltipTriggerState {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {
    isOpen,
    shouldSkipAnimation: true,
    open: (isImmediate) => {
      window.clearTimeout(timer.current);
      const isSkipping = performance.now() - lastClosedAt < skipDelayMs;
      const delayMs = isImmediate || isSkipping ? 0 : openAfterMs;
      timer.current = window.setTimeout(() => setIsOpen(true), delayMs);
    },
    close: () => {
      window.clearTimeout(timer.current);
      if (isOpen) lastClosedAt = performance.now();
      setIsOpen(false);
    },
  };
}
