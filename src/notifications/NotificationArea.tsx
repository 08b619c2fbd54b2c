import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { notificationsTexts } from '../texts/notifications.ts';
import { dismiss, hold, notifications } from './notifications.ts';
import { useSwipeAway } from './useSwipeAway.ts';
import './NotificationArea.css';

/** Moves focus to the notifications from anywhere (specification 2). */
const hotkey = 'F8';

/**
 * Where notifications are shown and announced: politely, or at once where destructive. It is there from the
 * start, because a screen reader announces what changes inside a region that it already knows; it is a top
 * layer to React Aria, so that an open dialog neither silences it nor closes at a press on it.
 */
export function NotificationArea() {
  const area = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const { all } = useStoreSelector(notifications);
  const shown = all.find(({ isOpen }) => isOpen);
  const swipe = useSwipeAway(dismissAndReturn);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = useIsPageHidden() || isHovered || isFocused;

  // A notification that appears under the pointer, or while focus is here, is paused as well.
  useEffect(() => {
    if (shown?.id !== undefined) hold(isHeld);
  }, [shown?.id, isHeld]);

  useEffect(() => {
    function focusArea({ key }: { key: string }) {
      if (key === hotkey) area.current?.focus();
    }
    document.addEventListener('keydown', focusArea);
    return () => document.removeEventListener('keydown', focusArea);
  }, []);

  /** Moves focus out of the area: back to where it came from, if that still exists. */
  function returnFocus() {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement && area.current?.contains(activeElement))) return;
    activeElement.blur();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }

  /** Return focus first: the dismiss button loses it without a blur event when it is removed. */
  function dismissAndReturn() {
    returnFocus();
    dismiss();
    setIsHovered(false);
  }

  /** A press ends every pause, so that a click never keeps anything on screen. */
  function onPointerDown() {
    returnFocus();
    setIsHovered(false);
  }

  function onFocus({ relatedTarget }: FocusEvent) {
    setIsFocused(true);
    if (!area.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (!area.current?.contains(relatedTarget)) setIsFocused(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') dismissAndReturn();
    // An open dialog would otherwise take every Tab for its own, and the button here could not be reached.
    if (event.key === 'Tab') event.stopPropagation();
  }

  const text = shown && (
    <div key={shown.id} lang={shown.lang}>
      <p className="notification-title">{shown.title}</p>
      {shown.description && <p>{shown.description}</p>}
    </div>
  );
  const isDestructive = shown?.tone === 'destructive';
  return (
    <section
      ref={area}
      className="notification-area"
      aria-label={notificationsTexts.area(hotkey)}
      tabIndex={-1}
      data-react-aria-top-layer="true"
      data-empty={!shown && !isFocused}
      // The area takes focus from the keyboard alone; a press leaves it where it is.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={onPointerDown}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <div
        className={`notification ${isDestructive ? 'destructive' : 'normal'}`}
        style={swipe.offsetPx ? { translate: `${swipe.offsetPx}px` } : undefined}
        onPointerEnter={() => setIsHovered(true)}
        onPointerLeave={() => setIsHovered(false)}
        {...swipe.handlers}
      >
        <div className="notification-text">
          <div role="status">{isDestructive ? null : text}</div>
          <div role="alert">{isDestructive ? text : null}</div>
          {!shown && isFocused && <p>{notificationsTexts.none}</p>}
        </div>
        {shown && (
          <button
            type="button"
            className="notification-dismiss"
            aria-label={notificationsTexts.dismiss}
            onClick={dismissAndReturn}
          >
            <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
              <path d="m4 4 8 8M12 4l-8 8" fill="none" stroke="currentColor" strokeWidth="1.8" />
            </svg>
          </button>
        )}
      </div>
    </section>
  );
}

/** Nothing is dismissed behind the back of a visitor who is on another tab. */
function useIsPageHidden() {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    const follow = () => setIsHidden(document.hidden);
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return isHidden;
}
