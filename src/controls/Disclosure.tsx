import type { ComponentType, ReactNode } from 'react';
import { useLazyOnIntent } from './lazy.ts';
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

/** The line that opens and closes a `details` element, with an arrow that shows which. */
export function ArrowSummary({ children }: { children: ReactNode }) {
  return <summary className="arrow-summary">{children}</summary>;
}

interface LazyDetailsProps<Props> {
  className?: string;
  summary: ReactNode;
  /** Loads the content. It is called when the part is opened for the first time. */
  load: () => Promise<ComponentType<Props>>;
  content: Props;
  failedText: string;
}

/** Collapsed content whose script loads when it is opened. */
export function LazyDetails<Props extends object>({
  className,
  summary,
  load,
  content,
  failedText,
}: LazyDetailsProps<Props>) {
  const { loaded: Content, hasFailed, request } = useLazyOnIntent(load);
  return (
    <details className={className} onToggle={request}>
      <ArrowSummary>{summary}</ArrowSummary>
      {Content && <Content {...content} />}
      {hasFailed && <p role="alert">{failedText}</p>}
    </details>
  );
}
