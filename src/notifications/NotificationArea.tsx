import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { notificationsTexts, pageTexts } from '../texts/page.ts';
import { dismiss, notifications, setPaused } from './notifications.ts';

/** Moves focus to the notifications from anywhere (specification 2). */
const hotkey = 'F8';

/**
 * Shows and announces notifications: politely, or assertively if destructive. It is always in the
 * page, because screen readers announce changes inside a region that they already know. It is a top
 * layer to React Aria, so that an open dialog neither hides it from screen readers nor closes when
 * it is pressed.
 */
export function NotificationArea() {
  const area = useRef<HTMLElement>(null);
  const previousFocus = useRef<Element | null>(null);
  const { all } = useStoreSelector(notifications);
  // A notification that came before this script is shown once the empty area is hydrated.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const shown = isHydrated ? all.find(({ isOpen }) => isOpen) : undefined;
  const swipe = useSwipeToDismiss(dismissAndReturn);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isPaused = useIsPageHidden() || isHovered || isFocused;

  // Also pauses a notification that appears under the pointer or while the area has focus.
  useEffect(() => {
    if (shown?.id !== undefined) setPaused(isPaused);
  }, [shown?.id, isPaused]);

  useEffect(() => {
    function focusArea({ key }: { key: string }) {
      if (key === hotkey) area.current?.focus();
    }
    document.addEventListener('keydown', focusArea);
    return () => document.removeEventListener('keydown', focusArea);
  }, []);

  /** Moves focus back to where it was before it entered the area, if that element still exists. */
  function returnFocus() {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement && area.current?.contains(activeElement))) return;
    activeElement.blur();
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
  }

  /** Returns focus first: the dismiss button is removed without a blur event. */
  function dismissAndReturn() {
    returnFocus();
    dismiss();
    setIsHovered(false);
  }

  function retry() {
    dismissAndReturn();
    shown?.onRetry?.();
  }

  /** A press ends every pause, so that a click never keeps a notification on screen. */
  function onPointerDown() {
    returnFocus();
    setIsHovered(false);
  }

  function onFocus({ relatedTarget }: FocusEvent) {
    setIsFocused(true);
    if (!area.current?.contains(relatedTarget)) previousFocus.current = relatedTarget;
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (!area.current?.contains(relatedTarget)) setIsFocused(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') dismissAndReturn();
    // An open dialog would contain the focus, and Tab could not reach the dismiss button.
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
      // Only the keyboard moves focus here; a press leaves it where it is.
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
          {shown?.onRetry && (
            <button type="button" className="link" onClick={retry}>
              {pageTexts.retry}
            </button>
          )}
          {!shown && isFocused && <p>{notificationsTexts.none}</p>}
        </div>
        {shown && (
          <button
            type="button"
            className="icon-button"
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

/** Notifications are paused while another tab is shown. */
function useIsPageHidden() {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    const update = () => setIsHidden(document.hidden);
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isHidden;
}

/** Releasing beyond this many pixels to either side dismisses (specification 2). */
const swipeThresholdPx = 50;

/** A press that moves fewer pixels than this is not a drag. */
const dragThresholdPx = 6;

/**
 * Lets a pointer drag an element sideways, and calls `onDismiss` when it is released beyond the
 * threshold. Released earlier, the element returns.
 *
 * @returns `handlers` for the element, and its current `offsetPx`.
 */
function useSwipeToDismiss(onDismiss: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const [offsetPx, setOffsetPx] = useState(0);

  function end() {
    start.current = null;
    setOffsetPx(0);
  }

  return {
    offsetPx,
    handlers: {
      onPointerDown({ button, clientX, clientY }: PointerEvent) {
        if (button === 0) start.current = { x: clientX, y: clientY };
      },
      onPointerMove({ clientX, clientY, pointerId, currentTarget }: PointerEvent) {
        if (!start.current) return;
        const dx = clientX - start.current.x;
        const dy = clientY - start.current.y;
        if (offsetPx === 0 && (Math.abs(dx) < dragThresholdPx || Math.abs(dx) <= Math.abs(dy))) {
          return;
        }
        currentTarget.setPointerCapture(pointerId);
        setOffsetPx(dx);
      },
      onPointerUp({ clientX }: PointerEvent) {
        const isDismissed =
          offsetPx !== 0 &&
          start.current !== null &&
          Math.abs(clientX - start.current.x) > swipeThresholdPx;
        end();
        if (isDismissed) onDismiss();
      },
      onPointerCancel: end,
    },
  };
}
