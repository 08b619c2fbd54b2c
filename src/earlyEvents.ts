/**
 * Keeps what the visitor presses before the page's script has taken over, and does it then (decision 0805). What the
 * browser does by itself stays with it: links, popovers, disclosures, and the values of native controls. The build
 * puts this script into the page, so every byte of it stands before the first frame.
 */
const replays: (() => void)[] = [];
const page = document.documentElement;
const kinds = ['click', 'keydown', 'submit'];

function keep(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return;
  const replay =
    event instanceof KeyboardEvent
      ? needsScript(event, target) &&
        (() => target.dispatchEvent(new KeyboardEvent('keydown', event)))
      : event instanceof SubmitEvent
        ? () => (target as HTMLFormElement).requestSubmit(event.submitter)
        : target.closest('button[type=button]:not([popovertarget])') && (() => target.click());
  if (!replay) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  replays.push(replay);
}

/** Keys that open a panel from its closed field, move a slider by pages, or lead to the notifications. */
function needsScript({ key, shiftKey }: KeyboardEvent, target: HTMLElement): boolean {
  if (key === 'F8') return true;
  if (target.matches('[type=range]')) return /^Page/.test(key) || (shiftKey && /^Arrow/.test(key));
  return target.matches('[aria-haspopup]') && /^(Arrow(Up|Down)|[^ ])$/.test(key);
}

for (const kind of kinds) addEventListener(kind, keep, true);

/** One after the other, each once the page shows what the one before it did. */
function next(): void {
  replays.shift()?.();
  if (replays.length > 0) setTimeout(next);
}

new MutationObserver(() => {
  for (const kind of kinds) removeEventListener(kind, keep, true);
  setTimeout(next);
}).observe(page, { attributeFilter: ['data-ready'] });
