import { type PointerEvent, useRef, useState } from 'react';

/** Pixels to either side past which letting go dismisses (specification 2). */
const swipeThresholdPx = 50;

/** A press that moves less than this is a press on what lies under it. */
const slackPx = 6;

/**
 * Follow a pointer that drags a thing sideways, and call `onAway` where it is let go past the threshold; short
 * of that the thing returns. `offsetPx` is where it is now.
 */
export function useSwipeAway(onAway: () => void) {
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
        const aside = clientX - start.current.x;
        const down = clientY - start.current.y;
        if (offsetPx === 0 && (Math.abs(aside) < slackPx || Math.abs(aside) <= Math.abs(down))) {
          return;
        }
        currentTarget.setPointerCapture(pointerId);
        setOffsetPx(aside);
      },
      onPointerUp({ clientX }: PointerEvent) {
        const isAway =
          offsetPx !== 0 &&
          start.current !== null &&
          Math.abs(clientX - start.current.x) > swipeThresholdPx;
        end();
        if (isAway) onAway();
      },
      onPointerCancel: end,
    },
  };
}
