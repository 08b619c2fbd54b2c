import { useId } from 'react';
import { controlsTexts } from '../texts/controls.ts';
import './HelpTip.css';

interface HelpTipProps {
  /** The subject of the help; part of the icon's accessible name. */
  about: string;
  children: string;
}

/**
 * A help icon: click, tap, Enter or Space open and close its text; an outside press and Escape
 * close it (specification 2, Tooltips). It is a native popover, which works before any script and
 * costs none (decision 0356).
 */
export function HelpTip({ about, children }: HelpTipProps) {
  const id = useId();
  return (
    <span className="help-tip">
      <button
        type="button"
        className="help-tip-icon"
        popoverTarget={id}
        aria-label={controlsTexts.helpAbout(about)}
      >
        <span aria-hidden="true">?</span>
      </button>
      <span id={id} popover="auto" className="help-tip-text">
        {children}
      </span>
    </span>
  );
}
