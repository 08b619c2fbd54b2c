import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useOverlay } from 'react-aria/useOverlay';
import { useTooltip } from 'react-aria/useTooltipTrigger';

interface HelpTipTextProps {
  id: string;
  icon: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The open text of a help icon: a tooltip that a press outside and Escape close. It stays a popover
 * for its place above everything else.
 */
export function HelpTipText({ id, icon, onClose, children }: HelpTipTextProps) {
  const text = useRef<HTMLSpanElement>(null);
  const { tooltipProps } = useTooltip({ id });
  const { overlayProps } = useOverlay(
    {
      isOpen: true,
      onClose,
      isDismissable: true,
      shouldCloseOnInteractOutside: (pressed) => !icon.current?.contains(pressed),
    },
    text,
  );
  useLayoutEffect(() => text.current?.showPopover(), []);
  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  });
  // The focus is on the icon, where react-aria's overlay does not listen.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeOnEscape(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <span {...tooltipProps} {...overlayProps} ref={text} popover="manual" className="help-tip-text">
      {children}
    </span>
  );
}
