import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import './HoverTip.css';

/** How long the pointer rests on something before its tip opens (specification 2, Tooltips). */
const openAfterMs = 700;
/** Within this time after one tip has closed the next one opens at once. */
const skipDelayMs = 300;

let lastClosedAt = Number.NEGATIVE_INFINITY;

interface HoverTipProps {
  tip: string;
  /** What the tip is about; it takes the props, which tell a screen reader of the tip. */
  children: (describing: { 'aria-describedby': string | undefined }) => ReactNode;
}

/** A word more about what the pointer rests on or the focus is at; a finger has no hover, so nothing may stand here alone. */
export function HoverTip({ tip, children }: HoverTipProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const open = (delayMs: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setIsOpen(true), delayMs);
  };
  const close = () => {
    window.clearTimeout(timer.current);
    if (isOpen) lastClosedAt = performance.now();
    setIsOpen(false);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what its content is for
    <span
      className="hover-tip"
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'touch') return;
        open(performance.now() - lastClosedAt < skipDelayMs ? 0 : openAfterMs);
      }}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) open(0);
      }}
      onBlur={close}
      onKeyDown={closeOnEscape}
    >
      {children({ 'aria-describedby': isOpen ? id : undefined })}
      {isOpen && (
        <span id={id} role="tooltip" className="hover-tip-text">
          {tip}
        </span>
      )}
    </span>
  );
}
