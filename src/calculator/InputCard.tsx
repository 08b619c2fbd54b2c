import { type ReactNode, useId } from 'react';
import './InputCard.css';

/** One of the two cards of inputs: a title and its fields, one below the other. */
export function InputCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="input-fields">{children}</div>
    </section>
  );
}
