import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { PanelHandle } from './PanelField.tsx';
import { partOnScreen } from './partOnScreen.ts';
import './Panel.css';

/** How long a panel stays after a press outside it (specification 2, Systems multi-select). */
const closeAfterMs = 100;
/**
 * What opens below a field. A press outside it or moving the focus away closes it after 100 ms, Escape at
 * once; the focus goes back to the field unless it has gone elsewhere.
 */
export function Panel({
  panel: { id, label, trigger, close },
  className,
  comfortableHeightPx,
  children,
}: {
  panel: PanelHandle;
  className: string;
  /** It opens upwards where less than this is left below its field and more above it. */
  comfortableHeightPx: number;
  children: ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);
  useClosing(element, trigger, close);
  usePlacement(element, trigger, comfortableHeightPx);
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

function useClosing(
  element: PanelElement,
  trigger: PanelHandle['trigger'],
  close: PanelHandle['close'],
): void {
  const finish = useEffectEvent((howToFocus: FocusOptions) => {
    const focused = document.activeElement;
    // What contains the panel (the page, its main part) takes the focus when nothing else does.
    const isNowhere = !focused || focused.contains(element.current);
    if (isNowhere || element.current?.contains(focused)) trigger.current?.focus(howToFocus);
    close();
  });
  useEffect(() => {
    let timer: number | undefined;
    const closeFromOutside = ({ target }: Event) => {
      if (!(target instanceof Node) || element.current?.parentElement?.contains(target)) return;
      timer ??= window.setTimeout(() => finish({ preventScroll: true }), closeAfterMs);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      finish({});
    };
    document.addEventListener('pointerdown', closeFromOutside, true);
    document.addEventListener('focusin', closeFromOutside, true);
    document.addEventListener('keydown', closeOnEscape, true);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('pointerdown', closeFromOutside, true);
      document.removeEventListener('focusin', closeFromOutside, true);
      document.removeEventListener('keydown', closeOnEscape, true);
    };
  }, [element]);
}

/** Up or down, whichever leaves more room; never taller than the room there is. */
function usePlacement(
  element: PanelElement,
  trigger: PanelHandle['trigger'],
  comfortableHeightPx: number,
): void {
  useLayoutEffect(() => {
    if (!element.current || !trigger.current) return;
    const field = trigger.current.getBoundingClientRect();
    const screen = partOnScreen();
    const below = screen.bottom - field.bottom;
    const above = field.top - screen.top;
    const opensUpwards = below < comfortableHeightPx && above > below;
    element.current.dataset.placement = opensUpwards ? 'above' : 'below';
    element.current.style.setProperty('--room', `${Math.floor(opensUpwards ? above : below)}px`);
  }, [element, trigger, comfortableHeightPx]);
}

type PanelElement = { readonly current: HTMLDivElement | null };
