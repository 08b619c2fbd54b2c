import type { MouseEvent } from 'react';
import { pageTexts } from '../texts/page.ts';
import { Button } from './Button.tsx';
import './FailureNote.css';

/** Says what could not be computed or loaded, and offers to try again. */
export function FailureNote({ text, onRetry }: { text: string; onRetry: () => void }) {
  const retry = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes away; keyboard users stay at what it belongs to.
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <div className="failure-note" role="alert">
      <p>{text}</p>
      <Button kind="quiet" onClick={retry}>
        {pageTexts.retry}
      </Button>
    </div>
  );
}
