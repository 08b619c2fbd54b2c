import type { MouseEvent } from 'react';
import { pageTexts } from '../texts/page.ts';
import { Button } from './Button.tsx';

interface FailureNoteProps {
  text: string;
  /** What the button says. */
  action?: string;
  onRetry: () => void;
}

export function FailureNote({ text, action = pageTexts.retry, onRetry }: FailureNoteProps) {
  const retry = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button disappears; the keyboard focus stays on its container, or in its field.
    const place = currentTarget.closest<HTMLElement>('.field, [tabindex="-1"]');
    const control = place?.querySelector<HTMLElement>(':scope.field :is(input, button)');
    (control ?? place)?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <div className="failure-note" role="alert">
      <p>{text}</p>
      <Button kind="quiet" onClick={retry}>
        {action}
      </Button>
    </div>
  );
}
