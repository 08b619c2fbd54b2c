import type { ComponentType, ReactNode } from 'react';
import { ArrowSummary } from './ArrowSummary.tsx';
import { useLazyOnIntent } from './useLazyOnIntent.ts';
import './CardDetails.css';

/** A card of parts that are closed by default. */
export function CardOfDetails({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="card card-details" aria-label={label} tabIndex={-1} data-section="rest">
      {children}
    </section>
  );
}

interface CardDetailsProps {
  title: string;
  /** Loads the content. It is called when the part is opened for the first time. */
  load: () => Promise<ComponentType>;
  /** Shown if the content cannot be loaded. */
  failedText: string;
}

/** A part of such a card, which loads its content when it is opened. */
export function CardDetails({ title, load, failedText }: CardDetailsProps) {
  const { loaded: Content, hasFailed, request } = useLazyOnIntent(load);
  return (
    <details onToggle={request}>
      <ArrowSummary>
        <h2>{title}</h2>
      </ArrowSummary>
      {Content && <Content />}
      {hasFailed && <p role="alert">{failedText}</p>}
    </details>
  );
}
