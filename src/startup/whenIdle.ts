const idle = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;

/**
 * Calls `callback` when the browser is idle, and at the latest after `timeout` milliseconds: a
 * frame that shows nothing new may never be idle in Chromium (decision 0831). Safari has no
 * `requestIdleCallback`: there, in a new task.
 */
export function whenIdle(callback: () => void, { timeout = 1000 } = {}): void {
  if (idle) idle(callback, { timeout });
  else setTimeout(callback);
}
