import { type RefObject, useEffect, useRef } from 'react';

/** Returns the focus to a button that lost it while it was disabled during its work. */
export function useFocusReturn(button: RefObject<HTMLElement | null>, isBusy: boolean): void {
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    const isDone = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    // A lost focus is on the page, on a dialog that traps it, or still on the button, as long as
    // the browser has not noticed.
    if (isDone && document.activeElement?.contains(button.current)) button.current?.focus();
  }, [isBusy, button]);
}
