import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Control, carryOver } from './carryOver.ts';

declare global {
  /**
   * Events since the page's first byte, stored by the inline script of `index.html`. Null once
   * React handles events.
   */
  var preHydrationEvents: Event[] | null | undefined;
  var hasTrustedInput: boolean | undefined;
}

/**
 * Replays the events from before the script loaded, once the page is hydrated (decision 0805). What
 * the browser handles natively is not replayed: links, popovers, disclosures and the values of
 * controls; only that one was opened is reported again. Call it when hydration begins: from
 * then on React handles new events. `data-ready` marks its end.
 */
export function replayPreHydrationEvents(): void {
  const replays = (globalThis.preHydrationEvents ?? [])
    .map(replayOf)
    .filter((replay) => replay !== null);
  globalThis.preHydrationEvents = null;
  /** Replays one event per task, so that each sees the effects of the previous one. */
  const next = () => {
    replays.shift()?.();
    if (replays.length > 0) setTimeout(next);
  };
  const restoreInput = keepEarlyInput();
  const observer = new MutationObserver(() => {
    observer.disconnect();
    // `:is` drops what a browser does not know.
    for (const opened of document.querySelectorAll(':is(details[open], :popover-open)')) {
      opened.dispatchEvent(new ToggleEvent('toggle', { newState: 'open' }));
    }
    restoreInput();
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
  if (event instanceof MouseEvent && target.matches('.slider-control')) {
    return () => tap(target, event);
  }
  return target.closest('button[type=button]:not([popovertarget])') ? () => target.click() : null;
}

/**
 * Watches presses, the focus and the pointer within an element: the document listens, because React
 * stops the events of a part that it has not hydrated. Returns the function that ends it.
 */
export function watchUse(element: Element, onUse: (event: Event, target: HTMLElement) => void) {
  const listening = new AbortController();
  const listen = (event: Event) => {
    const { target } = event;
    if (target instanceof HTMLElement && element.contains(target)) onUse(event, target);
  };
  for (const kind of ['pointerover', 'focusin', 'pointerup', 'click'])
    document.addEventListener(kind, listen, { capture: true, signal: listening.signal });
  return () => listening.abort();
}

/**
 * Loads a part of the prerendered page once the visitor uses it, or has used the page before, and
 * then does what was pressed last in the meantime. Returns the function that ends it.
 */
export function loadOnUse(element: Element, load: () => Promise<void>) {
  let missed: (() => void) | null = null;
  const request = () =>
    load().then(() => {
      end();
      missed?.();
      missed = null;
    }, console.warn);
  const end = watchUse(element, (event, target) => {
    if (event.type === (target.matches('.slider-control') ? 'pointerup' : 'click'))
      missed = replayOf(event);
    request();
  });
  if (globalThis.hasTrustedInput) request();
  return end;
}

/** A finger on a slider, which did not get the native control's answer (Slider.css). */
function tap(target: HTMLElement, { clientX, clientY }: MouseEvent): void {
  for (const type of ['pointerdown', 'pointerup']) {
    const pointer = { clientX, clientY, pointerType: 'touch', bubbles: true, cancelable: true };
    target.dispatchEvent(new PointerEvent(type, pointer));
  }
}

/** Keys that only the script handles: opening a popup, moving a slider by pages, and F8. */
function needsScript({ key, shiftKey }: KeyboardEvent, target: HTMLElement): boolean {
  if (key === 'F8') return true;
  if (target.matches('[type=range]')) return (shiftKey ? /Page|Arrow/ : /Page/).test(key);
  if (key === 'Enter') return target.role === 'combobox';
  return target.matches('[aria-haspopup]') && /^(Arrow(Up|Down)|[^ ])$/.test(key);
}

/**
 * Lets every control come back as the visitor left it. WebKit resets a control without
 * autocompletion to its default when Back shows a page that it has kept, and tells no script
 * (decision 0367).
 */
export function keepValuesForReturn(): void {
  addEventListener('pagehide', () => {
    for (const input of document.querySelectorAll<HTMLInputElement>('input[autocomplete=off]'))
      input.defaultValue = input.value;
  });
}

let prerendered: Control[] | undefined;
/** Replaced controls whose successors come with a part that loads later. */
let waiting: Control[] = [];

/**
 * Call it before React hydrates a part of the page, and what it returns afterwards. React renders a
 * part again that a browser has translated by then, and the new controls get what the visitor has
 * set on those before them.
 */
export function keepEarlyInput(): () => void {
  // There is no document while the page is prerendered.
  prerendered ??= [...(globalThis.document?.querySelectorAll<Control>('input, select') ?? [])];
  const controls = prerendered.filter(({ isConnected }) => isConnected);
  const focused = globalThis.document?.activeElement;
  return () => {
    const replaced = [...waiting, ...controls.filter(({ isConnected }) => !isConnected)];
    waiting = replaced.filter((control) => !carryOver(control, control === focused));
  };
}

/**
 * Reports a value that the visitor set on a prerendered control before hydration. React keeps such
 * a value in the element without an event, and the figures would not follow it.
 */
export function usePreHydrationInput(
  control: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  onEarlyInput: (value: string) => void,
): void {
  const compare = useEffectEvent(() => {
    if (control.current && control.current.value !== value) onEarlyInput(control.current.value);
  });
  useEffect(() => compare(), []);
}
