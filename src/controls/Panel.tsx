import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { closeFromOutside } from './closeFromOutside.ts';
import type { PanelHandle } from './PanelField.tsx';
import { visibleArea } from './visibleArea.ts';
import './Panel.css';

/**
 * Above a field, a panel needs at least this much room: its smallest height (Panel.css) and gaps.
 */
const smallestRoomPx = 284;

/**
 * The panel of a field. A press outside or moving the focus away closes it after 100 ms, Escape
 * immediately. The focus returns to the field unless it is elsewhere. It opens down, or up where
 * that leaves more room; upwards it ends below the page's header, which it would cover.
 */
export function Panel({
  panel: { id, label, trigger, close },
  className,
  comfortableHeightPx,
  children,
}: {
  panel: PanelHandle;
  className: string;
  /** With less room than this below its field and more above, it opens upwards. */
  comfortableHeightPx: number;
  children: ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);
  const finish = useEffectEvent((howToFocus: FocusOptions) => {
    const focused = document.activeElement;
    // A container of the panel has the focus when nothing else has.
    const isNowhere = !focused || focused.contains(element.current);
    if (isNowhere || element.current?.contains(focused)) trigger.current?.focus(howToFocus);
    close();
  });
  useEffect(() => {
    const anchor = { current: element.current?.parentElement ?? null };
    const stop = closeFromOutside(anchor, () => finish({ preventScroll: true }));
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      finish({});
    };
    document.addEventListener('keydown', closeOnEscape, { capture: true });
    return () => {
      stop();
      document.removeEventListener('keydown', closeOnEscape, { capture: true });
    };
  }, []);
  useLayoutEffect(() => {
    if (!element.current || !trigger.current) return;
    const field = trigger.current.getBoundingClientRect();
    const screen = visibleArea();
    const below = screen.bottom - field.bottom;
    const contentTop = trigger.current.closest('main')?.getBoundingClientRect().top ?? 0;
    const above = field.top - Math.max(screen.top, contentTop);
    const opensUpwards = below < comfortableHeightPx && above > below && above >= smallestRoomPx;
    element.current.dataset.placement = opensUpwards ? 'above' : 'below';
    element.current.style.setProperty('--room', `${Math.floor(opensUpwards ? above : below)}px`);
  }, [trigger, comfortableHeightPx]);
  return (
    <div
      ref={element}
      id={id}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={`panel ${className}`}
    >
      {children}
    </div>
  );
}
