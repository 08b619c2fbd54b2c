import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Both as in react-aria's number fields, whose spin button is not exported (decision 0357). */
const firstRepeatAfterMs = 400;
const repeatEveryMs = 60;

/**
 * Repeats what a button does while the pointer holds it.
 *
 * @param act - Returns whether there is more to do.
 * @returns The props of the button.
 */
export function useRepeatWhileHeld(act: () => boolean) {
  const timer = useRef<number | undefined>(undefined);
  const hasRepeated = useRef(false);
  const stop = () => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const repeatAfter = (delayMs: number) => {
    timer.current = window.setTimeout(() => {
      hasRepeated.current = true;
      if (act()) repeatAfter(repeatEveryMs);
    }, delayMs);
  };
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      stop();
      hasRepeated.current = false;
      if (button === 0) repeatAfter(firstRepeatAfterMs);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A held finger would open the menu that a browser has for a long press.
    onContextMenu: (event: MouseEvent) => {
      if (hasRepeated.current) event.preventDefault();
    },
    onClick: ({ detail }: MouseEvent) => {
      // Assistive technology clicks without a pointer.
      if (detail === 0 || !hasRepeated.current) act();
    },
  };
}
