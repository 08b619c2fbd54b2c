import type { ComponentType, ReactNode } from 'react';
import { ArrowSummary } from './Disclosure.tsx';
import { useLazyOnIntent } from './lazy.ts';

interface LazyDetailsProps<Props> {
  className?: string;
  summary: ReactNode;
  /** Its name in the note that it did not load. */
  part: string;
  /** Loads the content. It is called when the part is opened for the first time. */
  load: () => Promise<ComponentType<Props>>;
  content: Props;
}

/** Collapsed content whose script loads when it is opened. */
export function LazyDetails<Props extends object>({
  className,
  summary,
  part,
  load,
  content,
}: LazyDetailsProps<Props>) {
  const { loaded: Content, failure, request } = useLazyOnIntent(load, part);
  return (
    <details className={className} onToggle={request}>
      <ArrowSummary>{summary}</ArrowSummary>
      {Content && <Content {...content} />}
      {failure}
    </details>
  );
}
