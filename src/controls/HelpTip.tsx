import { useId, useRef, useState } from 'react';
import { controlsTexts } from '../texts/page.ts';
import { useLazyOnIntent } from './lazy.ts';

const loadTooltip = () => import('./HelpTooltip.tsx').then((module) => module.HelpTooltip);

interface HelpTipProps {
  /** The subject of the help; part of the icon's accessible name. */
  about: string;
  children: string;
}

/**
 * A help icon: click, tap, Enter or Space open and close its text; an outside press and Escape
 * close it (specification 2, Tooltips). The popover is the browser's, so it works before any script
 * and a press that closes it also does what it is meant for. Hover and focus open it, too, once
 * react-aria's tooltip is there, which the first of them loads (decision 0355).
 */
export function HelpTip({ about, children }: HelpTipProps) {
  const id = useId();
  const icon = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  /** Undefined until the text has been open. */
  const [isOpen, setOpen] = useState<boolean>();
  const { loaded: HelpTooltip, request } = useLazyOnIntent(loadTooltip);
  return (
    <span className="help-tip">
      <button
        ref={icon}
        type="button"
        className="help-tip-icon"
        popoverTarget={id}
        aria-label={controlsTexts.helpAbout(about)}
        aria-expanded={isOpen ?? false}
        aria-describedby={isOpen ? id : undefined}
        onPointerEnter={request}
        onFocus={request}
      >
        <span aria-hidden="true">?</span>
      </button>
      <span
        ref={text}
        id={id}
        popover="auto"
        role="tooltip"
        className="help-tip-text"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {children}
      </span>
      {HelpTooltip && <HelpTooltip icon={icon} text={text} isOpen={isOpen} />}
    </span>
  );
}
