import { type PointerEvent, useRef, useState } from 'react';

/** Releasing beyond this many pixels to either side dismisses (specification 2). */
const swipeThresholdPx = 50;

/** A press that moves fewer pixels than this is not a drag. */
const dragThresholdPx = 6;

/**
 * Lets a pointer drag an element sideways, and calls `onDismiss` when it is released beyond the
 * threshold. Released earlier, the element returns.
 *
 * @returns `handlers` for the element, and its current `offsetPx`.
 */
export function useSwipeToDismiss(onDismiss: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const [offsetPx, setOffsetPx] = useState(0);

  function end() {
    start.current = null;
    setOffsetPx(0);
  }

  return {
    offsetPx,
    handlers: {
      onPointerDown({ button, clientX, clientY }: PointerEvent) {
        if (button === 0) start.current = { x: clientX, y: clientY };
      },
      onPointerMove({ clientX, clientY, pointerId, currentTarget }: PointerEvent) {
        if (!start.current) return;
        const dx = clientX - start.current.x;
        const dy = clientY - start.current.y;
        if (offsetPx === 0 && (Math.abs(dx) < dragThresholdPx || Math.abs(dx) <= Math.abs(dy))) {
          return;
        }
        currentTarget.setPointerCapture(pointerId);
        setOffsetPx(dx);
      },
      onPointerUp({ clientX }: PointerEvent) {
        const isDismissed =
          offsetPx !== 0 &&
          start.current !== null &&
          Math.abs(clientX - start.current.x) > swipeThresholdPx;
        end();
        if (isDismissed) onDismiss();
      },
      onPointerCancel: end,
    },
  };
}
