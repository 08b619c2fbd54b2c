import type { ReactNode } from 'react';

/** A part of the panel that folds away; a count says what is in it. */
export function Section({
  title,
  count,
  isOpen = false,
  children,
}: {
  title: string;
  count?: number;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="offline-section" open={isOpen}>
      <summary>
        <h3>{title}</h3>
        {count !== undefined && <span className="offline-count">{count}</span>}
      </summary>
      {children}
    </details>
  );
}
