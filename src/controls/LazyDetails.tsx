import type { ComponentType, ReactNode } from 'react';
import { ArrowSummary } from './Disclosure.tsx';
import { useLazyOnIntent } from './lazy.ts';

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
