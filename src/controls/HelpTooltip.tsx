import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { useOverlayPosition } from 'react-aria/useOverlayPosition';
import { useTooltip, useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { createPortal } from 'react-dom';

interface HelpTooltipProps {
  id: string;
  /** What is seen of the icon: the text is next to it, and a press on it is not outside. */
  icon: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: string;
}

/** The open text of a help icon, by react-aria's hooks: role, Escape, outside press and place. */
export function HelpTooltip({ id, icon, onClose, children }: HelpTooltipProps) {
  const tooltip = useRef<HTMLDivElement>(null);
  const { tooltipProps } = useTooltip({ id });
  const state = { isOpen: true, open: () => {}, close: onClose, shouldSkipAnimation: true };
  // It hears Escape wherever the focus is: a press focuses no button in WebKit.
  useTooltipTrigger({}, state, icon);
  useInteractOutside({
    ref: tooltip,
    onInteractOutside: ({ target }) => {
      const button = icon.current?.parentElement;
      if (target instanceof Node && !button?.contains(target)) onClose();
    },
  });
  const closeOnBlur = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) onClose();
  });
  useEffect(() => {
    const button = icon.current?.parentElement;
    const onFocusOut = (event: FocusEvent) => closeOnBlur(event);
    button?.addEventListener('focusout', onFocusOut);
    return () => button?.removeEventListener('focusout', onFocusOut);
  }, [icon]);
  const { overlayProps } = useOverlayPosition({
    targetRef: icon,
    overlayRef: tooltip,
    placement: 'top left',
    containerPadding: 16,
  });
  return createPortal(
    <div ref={tooltip} {...overlayProps} {...tooltipProps} className="help-tip-text">
      {children}
    </div>,
    // Within the landmark of its icon, as the popover is.
    icon.current?.closest('main') ?? document.body,
  );
}
