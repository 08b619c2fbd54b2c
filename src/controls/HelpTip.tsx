import { useId, useRef, useState } from 'react';
import { controlsTexts } from '../texts/page.ts';
import { useLazyOnIntent } from './lazy.ts';
import './HelpTip.css';

interface HelpTipProps {
  /** The subject of the help; part of the icon's accessible name. */
  about: string;
  children: string;
}

const loadText = () => import('./HelpTipText.tsx').then((module) => module.HelpTipText);

/**
 * A help icon: click, tap, Enter or Space open and close its text; an outside press and Escape
 * close it (specification 2, Tooltips). react-aria's part loads when the pointer or the focus
 * arrives; until then, and without script, a native popover does the same (decision 0355).
 */
export function HelpTip({ about, children }: HelpTipProps) {
  const id = useId();
  const icon = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { loaded: Text, request } = useLazyOnIntent(loadText);
  return (
    <span className="help-tip">
      <button
        ref={icon}
        type="button"
        className="help-tip-icon"
        popoverTarget={id}
        aria-label={controlsTexts.helpAbout(about)}
        aria-expanded={isOpen}
        aria-describedby={isOpen ? id : undefined}
        onPointerEnter={request}
        onFocus={request}
        onClick={(event) => {
          if (!Text) return;
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        <span aria-hidden="true">?</span>
      </button>
      {isOpen && Text ? (
        <Text id={id} icon={icon} onClose={() => setOpen(false)}>
          {children}
        </Text>
      ) : (
        <span
          id={id}
          popover="auto"
          role="tooltip"
          className="help-tip-text"
          onToggle={({ newState }) => setOpen(newState === 'open')}
        >
          {children}
        </span>
      )}
    </span>
  );
}
