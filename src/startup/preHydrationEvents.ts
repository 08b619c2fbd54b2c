declare global {
  /** What was pressed since the page's first byte; its inline script keeps it. Null once the page answers itself. */
  var preHydrationEvents: Event[] | null | undefined;
}

/**
 * Do what the visitor pressed before the page's script had come (decision 0805). What the browser does by itself stays
 * with it: links, popovers, disclosures, and the values of native controls. Call it as hydration begins, which answers
 * what is pressed from then on; the page says by `data-ready` when it is complete.
 */
export function replayPreHydrationEvents(): void {
  const replays = (globalThis.preHydrationEvents ?? [])
    .map(replayOf)
    .filter((replay) => replay !== null);
  globalThis.preHydrationEvents = null;
  /** One after the other, each once the page shows what the one before it did. */
  const next = () => {
    replays.shift()?.();
    if (replays.length > 0) setTimeout(next);
  };
  const observer = new MutationObserver(() => {
    observer.disconnect();
    next();
  });
  observer.observe(document.documentElement, { attributeFilter: ['data-ready'] });
}

function replayOf(event: Event): (() => void) | null {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return null;
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    return () => target.requestSubmit(event.submitter);
  }
  if (event instanceof KeyboardEvent) {
    if (!needsScript(event, target)) return null;
    return () => target.dispatchEvent(new KeyboardEvent('keydown', event));
  }
  return target.closest('button[type=button]:not([popovertarget])') ? () => target.click() : null;
}

/** Keys that open a panel from its closed field, move a slider by pages, or lead to the notifications. */
function needsScript({ key, shiftKey }: KeyboardEvent, target: HTMLElement): boolean {
  if (key === 'F8') return true;
  if (target.matches('[type=range]')) return (shiftKey ? /Page|Arrow/ : /Page/).test(key);
  return target.matches('[aria-haspopup]') && /^(Arrow(Up|Down)|[^ ])$/.test(key);
}
