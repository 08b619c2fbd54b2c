import { useState } from 'react';
import { messages } from '../messages.ts';
import './PlanExplorer.css';
import { PlanPrices } from './PlanPrices.tsx';

const { planExplorer: words } = messages;

/** "What if we are billed per user": the two other price tables (E14), closed until someone asks. */
export function PlanExplorer() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="card plan-explorer" data-section="rest">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <h2>{words.title}</h2>
        </summary>
        {isOpen && <PlanPrices />}
      </details>
    </section>
  );
}
