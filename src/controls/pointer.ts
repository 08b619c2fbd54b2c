import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';

/** A mouse within this distance of the centre of the thumb drags it by the place that it holds. */
const gripPx = 22;
/** A finger that has moved less than this is still a tap. */
const tapPx = 4;

interface Press {
  pointerId: number;
  startX: number;
  startY: number;
  /** Where the thumb was, and how far from its centre it is held, as parts of the rail. */
  from: number;
  held: number;
  isDrag: boolean;
}

/**
 * Lets a pointer move a slider: a mouse by a press or a drag, a finger by a tap or a sideways drag,
 * and never by a swipe that scrolls the page.
 *
 * @param fraction - Where the centre of the thumb is, from 0 to 1.
 * @param moveTo - Moves it; beyond the rail, to its end.
 */
export function usePointerSlide(
  rail: RefObject<HTMLElement | null>,
  fraction: () => number,
  moveTo: (fraction: number) => void,
) {
  const press = useRef<Press | null>(null);
  const pressOf = ({ pointerId }: PointerEvent) =>
    press.current?.pointerId === pointerId ? press.current : null;
  const railBox = () => rail.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
  const placeOf = ({ clientX }: PointerEvent) => (clientX - railBox().left) / railBox().width;

  return {
    onPointerDown: (event: PointerEvent) => {
      const { pointerId, clientX, clientY } = event;
      const isMouse = event.pointerType === 'mouse';
      if (isMouse && (event.button !== 0 || event.ctrlKey)) return;
      // Without this the browser sends mouse events after a tap.
      event.preventDefault();
      if (press.current) return;
      const from = fraction();
      const distance = placeOf(event) - from;
      const isOnThumb = isMouse && Math.abs(distance) * railBox().width <= gripPx;
      const held = isOnThumb ? distance : 0;
      press.current = { pointerId, startX: clientX, startY: clientY, from, held, isDrag: isMouse };
      if (!isMouse) return;
      event.currentTarget.setPointerCapture(pointerId);
      moveTo(placeOf(event) - held);
    },
    onPointerMove: (event: PointerEvent) => {
      const current = pressOf(event);
      if (!current) return;
      if (!current.isDrag) {
        const [dx, dy] = [event.clientX - current.startX, event.clientY - current.startY];
        if (Math.hypot(dx, dy) < tapPx) return;
        if (Math.abs(dx) <= Math.abs(dy)) {
          press.current = null;
          return;
        }
        current.isDrag = true;
      }
      moveTo(placeOf(event) - current.held);
    },
    onPointerUp: (event: PointerEvent) => {
      if (pressOf(event)?.isDrag === false) moveTo(placeOf(event));
      if (pressOf(event)) press.current = null;
    },
    onPointerCancel: (event: PointerEvent) => {
      const current = pressOf(event);
      if (!current) return;
      press.current = null;
      if (current.isDrag) moveTo(current.from);
    },
  };
}

/** Both as in react-aria's number fields, whose spin button is not exported (decision 0357). */
const firstRepeatAfterMs = 400;
const repeatEveryMs = 60;

/**
 * Repeats what a button does while the pointer holds it.
 *
 * @param act - Returns whether there is more to do.
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
