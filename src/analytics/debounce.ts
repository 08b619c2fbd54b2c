/**
 * Returns a function that calls `callback` once it has not been called itself for `delayMs`
 * milliseconds.
 */
export function debounce(callback: () => void, delayMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(callback, delayMs);
  };
}
