import type { ReactNode } from 'react';
import './CallCard.css';

interface CallCardProps {
  title: string;
  text: string;
  /** The one thing that the card wants done. */
  children: ReactNode;
}

/** A card that offers a next step; a heading and no landmark, for it leads to one. */
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
