import type { MouseEvent } from 'react';
import { pageTexts } from '../texts/page.ts';
import { Button } from './Button.tsx';
import './FailureNote.css';

export function FailureNote({ text, onRetry }: { text: string; onRetry: () => void }) {
  const retry = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button disappears; the keyboard focus stays on its container.
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
