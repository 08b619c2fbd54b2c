import { type PointerEvent, useRef } from 'react';

/** A finger that has moved less than this is still a tap. */
const tapPx = 4;

interface Touch {
  pointerId: number;
  startX: number;
  startY: number;
  hasDragged: boolean;
}

interface TouchSlideOptions {
  /** Moves the thumb to a place on the screen, in pixels from the left. */
  moveTo: (clientX: number) => void;
  /** Called before the first movement of a drag; returns what undoes the drag. */
  startDrag: () => () => void;
}

/**
 * Lets a finger move a slider by a tap or a sideways drag, and never by a swipe that scrolls the
 * page. react-aria moves the thumb as soon as a finger comes down, so it does not see touches.
 */
export function useTouchSlide({ moveTo, startDrag }: TouchSlideOptions) {
  const touch = useRef<Touch | null>(null);
  const undo = useRef(() => {});
  const touchOf = ({ pointerId }: PointerEvent) =>
    touch.current?.pointerId === pointerId ? touch.current : null;

  return {
    onPointerDownCapture: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return;
      event.stopPropagation();
      // Without this the browser sends mouse events after a tap.
      event.preventDefault();
      if (touch.current) return;
      const { pointerId, clientX, clientY } = event;
      touch.current = { pointerId, startX: clientX, startY: clientY, hasDragged: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const current = touchOf(event);
      if (!current) return;
      if (!current.hasDragged) {
        const [dx, dy] = [event.clientX - current.startX, event.clientY - current.startY];
        if (Math.hypot(dx, dy) < tapPx) return;
        if (Math.abs(dx) <= Math.abs(dy)) {
          touch.current = null;
          return;
        }
        current.hasDragged = true;
        undo.current = startDrag();
      }
      moveTo(event.clientX);
    },
    onPointerUp: (event: PointerEvent) => {
      const current = touchOf(event);
      if (!current) return;
      touch.current = null;
      if (!current.hasDragged) moveTo(event.clientX);
    },
    onPointerCancel: (event: PointerEvent) => {
      const current = touchOf(event);
      if (!current) return;
      touch.current = null;
      if (current.hasDragged) undo.current();
    },
  };
}
