import type { RefObject } from 'react';

const root = document.documentElement;
const visibleAreaChange = 'visibleareachange';

/**
 * Stores which part of the frame is on screen within a host page, in pixels. CSS reads it as
 * `--visible-top` and `--visible-height`.
 */
export function setVisibleArea({ top, height }: { top: number; height: number }): void {
  root.style.setProperty('--visible-top', `${top}px`);
  root.style.setProperty('--visible-height', `${height}px`);
  dispatchEvent(new Event(visibleAreaChange));
}

/**
 * The part of the window that is on screen, in pixels from its top. It is less than all only in a
 * frame that is as tall as its content.
 */
export function visibleArea(): { top: number; bottom: number } {
  const pixels = (name: string) => Number.parseFloat(root.style.getPropertyValue(name));
  const [top, height] = [pixels('--visible-top'), pixels('--visible-height')];
  return height > 0 ? { top, bottom: top + height } : { top: 0, bottom: root.clientHeight };
}

/**
 * Calls `changed` whenever the part on screen may have changed. Returns the unsubscribe function.
 */
export function subscribeVisibleArea(changed: () => void): () => void {
  addEventListener('resize', changed);
  addEventListener(visibleAreaChange, changed);
  return () => {
    removeEventListener('resize', changed);
    removeEventListener(visibleAreaChange, changed);
  };
}

/** How long a list stays open after a press outside (specification 2, Systems multi-select). */
const closeAfterMs = 100;

/**
 * Calls `close` 100 ms after a press outside of an element, or after the focus has moved there.
 *
 * @returns a function that stops this.
 */
export function closeFromOutside(
  element: RefObject<HTMLElement | null>,
  close: () => void,
): () => void {
  let timer: number | undefined;
  // What moves as it closes must not move under a press.
  const closeOnceReleased = () => {
    if (document.querySelector(':active'))
      timer = window.setTimeout(closeOnceReleased, closeAfterMs);
    else close();
  };
  const onEvent = ({ target }: Event) => {
    if (!(target instanceof Node) || element.current?.contains(target)) return;
    timer ??= window.setTimeout(closeOnceReleased, closeAfterMs);
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('pointerdown', onEvent, options);
  document.addEventListener('focusin', onEvent, options);
  return () => {
    window.clearTimeout(timer);
    listening.abort();
  };
}
