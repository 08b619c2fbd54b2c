import type { ReactNode } from 'react';
import './Disclosure.css';

/** The line that opens and closes a `details` element, with an arrow that shows which. */
export function ArrowSummary({ children }: { children: ReactNode }) {
  return <summary className="arrow-summary">{children}</summary>;
}
