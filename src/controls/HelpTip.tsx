import { type MouseEvent, useId, useRef, useState } from 'react';
import { controlsTexts } from '../texts/page.ts';
import { useLazyOnIntent } from './lazy.ts';
import './HelpTip.css';

const loadTooltip = () => import('./HelpTooltip.tsx').then((module) => module.HelpTooltip);

interface HelpTipProps {
  /** The subject of the help; part of the icon's accessible name. */
  about: string;
  children: string;
}

/**
 * A help icon: click, tap, Enter or Space open and close its text; an outside press and Escape
 * close it (specification 2, Tooltips). The text is in react-aria's tooltip, which loads on hover
 * and focus, and in the browser's popover until then. A press decides which of both it opens, so
 * none takes over from one that is open (decision 0355).
 */
export function HelpTip({ about, children }: HelpTipProps) {
  const id = useId();
  const icon = useRef<HTMLSpanElement>(null);
  const popover = useRef<HTMLSpanElement>(null);
  const [shown, show] = useState<'popover' | 'tooltip' | null>(null);
  const { loaded: HelpTooltip, request } = useLazyOnIntent(loadTooltip);
  const toggle = (event: MouseEvent) => {
    if (!HelpTooltip || popover.current?.matches(':popover-open')) return;
    event.preventDefault();
    show(shown ? null : 'tooltip');
  };
  return (
    <span className="help-tip">
      <button
        type="button"
        className="help-tip-icon"
        popoverTarget={id}
        aria-label={controlsTexts.helpAbout(about)}
        aria-expanded={Boolean(shown)}
        aria-describedby={shown ? id : undefined}
        onPointerEnter={request}
        onFocus={request}
        onClick={toggle}
      >
        <span ref={icon} aria-hidden="true">
          ?
        </span>
      </button>
      {HelpTooltip && shown === 'tooltip' ? (
        <HelpTooltip id={id} icon={icon} onClose={() => show(null)}>
          {children}
        </HelpTooltip>
      ) : (
        <span
          ref={popover}
          id={id}
          popover="auto"
          role="tooltip"
          className="help-tip-text"
          // The event comes later than its change: a press meanwhile may have opened the tooltip.
          onToggle={({ newState }) => {
            if (newState === 'open') show('popover');
            else show((now) => (now === 'tooltip' ? now : null));
          }}
        >
          {children}
        </span>
      )}
    </span>
  );
}
