const idle = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;

/** Call `act` once the page has nothing else to do. Safari has no idle time: at once, in a task of its own. */
export function whenIdle(act: () => void, options?: IdleRequestOptions): void {
  if (idle) idle(act, options);
  else setTimeout(act);
}
