import type { RefObject } from 'react';

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
  const onEvent = ({ target }: Event) => {
    if (!(target instanceof Node) || element.current?.contains(target)) return;
    timer ??= window.setTimeout(close, closeAfterMs);
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
