import { type RefObject, useEffect, useRef } from 'react';

/** A button that is disabled while its work runs loses the focus to nowhere; give it back once the work is done. */
export function useFocusReturn(button: RefObject<HTMLElement | null>, isBusy: boolean): void {
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    const isDone = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    // Nowhere is the page, a dialog that keeps the focus, or the button itself before the browser has noticed.
    if (isDone && document.activeElement?.contains(button.current)) button.current?.focus();
  }, [isBusy, button]);
}
