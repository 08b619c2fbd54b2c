import { type DOMAttributes, type RefObject, useEffect, useRef } from 'react';
import { useTooltip, useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTipState } from './tipState.ts';

interface HelpTooltipProps {
  icon: RefObject<HTMLElement | null>;
  /** The popover. A press on the icon opens and closes it without this part, too. */
  text: RefObject<HTMLElement | null>;
  /** Undefined until the text has been open. */
  isOpen: boolean | undefined;
}

/**
 * Opens the text of a help icon also on hover and focus, by react-aria's hooks. It renders nothing:
 * icon and text stay the elements that they are, so that the focus stays, an open text stays open
 * and a press does what it did before (decision 0355).
 */
export function HelpTooltip({ icon, text, isOpen }: HelpTooltipProps) {
  /** Hover or focus has opened the text, which closes with them unless a press keeps it. */
  const isBrief = useRef(false);
  const isShown = () => text.current?.matches(':popover-open') ?? false;
  const state = useTipState({
    isOpen: isOpen ?? false,
    show() {
      // What a press has opened is not closed by hover.
      if (isShown() || document.querySelector(':popover-open:not([role=tooltip])')) return;
      isBrief.current = true;
      text.current?.showPopover();
    },
    hide() {
      if (isBrief.current) text.current?.hidePopover();
    },
    hideAfterMs: 300,
  });
  const { triggerProps } = useTooltipTrigger({ shouldCloseOnPress: false }, state, icon);
  const { tooltipProps } = useTooltip({}, state);
  useListeners(icon, triggerProps);
  useListeners(text, tooltipProps);
  useListeners(icon, {
    onClick(event) {
      if (isBrief.current && isShown()) event.preventDefault();
      isBrief.current = false;
      // What was about to open does not.
      state.close(true);
    },
  });
  useListeners(text, {
    onPointerDown() {
      isBrief.current = false;
    },
  });
  const wasOpen = useRef(isOpen !== undefined);
  useEffect(() => {
    if (!wasOpen.current) repeatIntent(icon.current);
  }, [icon]);
  return null;
}

/** Tells the hooks of the hover or focus that was there before them. */
function repeatIntent(icon: HTMLElement | null): void {
  if (icon?.matches(':focus-visible')) icon.dispatchEvent(new FocusEvent('focus'));
  else if (icon?.matches(':hover')) {
    // From a movement, react-aria knows that the visitor uses a pointer.
    for (const type of ['pointermove', 'pointerenter'])
      icon.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse' }));
  }
}

/** Listens to an element as React does where it renders the element. */
function useListeners(
  element: RefObject<HTMLElement | null>,
  handlers: DOMAttributes<Element>,
): void {
  useEffect(() => {
    const listening = new AbortController();
    for (const [name, handler] of Object.entries(handlers)) {
      if (typeof handler !== 'function') continue;
      element.current?.addEventListener(name.slice('on'.length).toLowerCase(), handler, {
        signal: listening.signal,
      });
    }
    return () => listening.abort();
  });
}
