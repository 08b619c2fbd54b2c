const idle = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;

/**
 * Calls `callback` when the browser is idle. Safari has no `requestIdleCallback`: there, in a new
 * task.
 */
export function whenIdle(callback: () => void, options?: IdleRequestOptions): void {
  if (idle) idle(callback, options);
  else setTimeout(callback);
}
