import type { ComponentType } from 'react';
import { useLazyOnIntent } from './useLazyOnIntent.ts';
import './CardDetails.css';

interface CardDetailsProps {
  title: string;
  /** Loads the content. It is called when the card is opened for the first time. */
  load: () => Promise<ComponentType>;
  /** Shown if the content cannot be loaded. */
  failedText: string;
}

/** A card that is closed by default and loads its content when it is opened. */
export function CardDetails({ title, load, failedText }: CardDetailsProps) {
  const { loaded: Content, hasFailed, request } = useLazyOnIntent(load);
  return (
    <section className="card card-details" tabIndex={-1} data-section="rest">
      <details onToggle={request}>
        <summary>
          <h2>{title}</h2>
        </summary>
        {Content && <Content />}
        {hasFailed && <p role="alert">{failedText}</p>}
      </details>
    </section>
  );
}
