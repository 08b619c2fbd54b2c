const idle = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;

/** Call `act` once the page has nothing else to do, after `atMostMs` milliseconds in any case. Safari has no idle time: at once, in a task of its own. */
export function whenIdle(act: () => void, atMostMs?: number): void {
  if (idle) idle(act, atMostMs === undefined ? {} : { timeout: atMostMs });
  else setTimeout(act);
}
