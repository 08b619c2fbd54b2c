import { useId } from 'react';
import { controlsTexts } from '../texts/controls.ts';
import './HelpTip.css';

interface HelpTipProps {
  /** What the help is about, for those who cannot see where the icon stands. */
  about: string;
  children: string;
}

/**
 * A help icon: click, tap, Enter or Space open and close it, an outside press and Escape close it
 * (specification 2, Tooltips). The browser's popover does all of it, also before any script has arrived.
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
