import { useEffect, useRef } from 'react';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';

/** How long the pointer rests on something before its tip opens (specification 2, Tooltips). */
const openAfterMs = 700;
/** Within this time after one tip has closed, the next one opens at once. */
const skipDelayMs = 300;

let lastClosedAt = Number.NEGATIVE_INFINITY;

interface Tip {
  isOpen: boolean;
  show: () => void;
  hide: () => void;
  /** How long a tip waits for the pointer that left its icon to reach the tip. */
  hideAfterMs?: number;
}

/** When a tip is open: react-aria's own state cannot skip the delay for less than 500 ms. */
export function useTipState({ isOpen, show, hide, hideAfterMs = 0 }: Tip): TooltipTriggerState {
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {
    isOpen,
    shouldSkipAnimation: true,
    open: (isImmediate) => {
      window.clearTimeout(timer.current);
      const isSkipping = performance.now() - lastClosedAt < skipDelayMs;
      const delayMs = isImmediate || isSkipping ? 0 : openAfterMs;
      timer.current = window.setTimeout(show, delayMs);
    },
    close: (isImmediate) => {
      window.clearTimeout(timer.current);
      if (isOpen) lastClosedAt = performance.now();
      if (isImmediate || hideAfterMs === 0) hide();
      else timer.current = window.setTimeout(hide, hideAfterMs);
    },
  };
}
