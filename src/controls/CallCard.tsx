import type { ReactNode } from 'react';
import './CallCard.css';

interface CallCardProps {
  title: string;
  text: string;
  /** The action that the card asks for. */
  children: ReactNode;
}

/** A card that offers a next step. It is not a landmark, because it leads to one. */
export function CallCard({ title, text, children }: CallCardProps) {
  return (
    <div className="card" data-section="rest">
      <div className="call-card">
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
