import type { ReactNode } from 'react';
import './Disclosure.css';

interface DisclosureProps {
  title: ReactNode;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/**
 * Collapsed content. It opens without script, and when the browser's search finds a match in it.
 */
export function Disclosure({ title, isOpen, onOpenChange, children }: DisclosureProps) {
  return (
    <details
      className="disclosure"
      open={isOpen}
      onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
    >
      <summary>
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path d="m4.5 7 4.5 4.5L13.5 7" fill="none" stroke="currentColor" strokeWidth="1.8" />
        </svg>
        {title}
      </summary>
      <div className="disclosure-content">{children}</div>
    </details>
  );
}
