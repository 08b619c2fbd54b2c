import { useId, useState } from 'react';
import { controlsTexts } from '../texts/page.ts';
import './HelpTip.css';

interface HelpTipProps {
  /** The subject of the help; part of the icon's accessible name. */
  about: string;
  children: string;
}

/**
 * A help icon: click, tap, Enter or Space open and close its text; an outside press and Escape
 * close it (specification 2, Tooltips). The popover is the browser's, so it works before any script
 * and a press that closes it also does what it is meant for (decision 0355).
 */
export function HelpTip({ about, children }: HelpTipProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className="help-tip">
      <button
        type="button"
        className="help-tip-icon"
        popoverTarget={id}
        aria-label={controlsTexts.helpAbout(about)}
        aria-expanded={isOpen}
        aria-describedby={isOpen ? id : undefined}
      >
        <span aria-hidden="true">?</span>
      </button>
      <span
        id={id}
        popover="auto"
        role="tooltip"
        className="help-tip-text"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {children}
      </span>
    </span>
  );
}
