import { useState } from 'react';
import { useLazyWhen } from '../controls/lazy.ts';
import { inputs } from '../estimator/inputs.ts';
import { notifyMissingPart } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { waitingPressText } from '../texts/calculator.ts';

const loadWaiting = () => import('./WaitingRevenue.tsx');

/** Whether the visitor states revenue that waits for the integrations. */
const useIsWaiting = () =>
  useStoreSelector(inputs, ({ assumptions }) => Boolean(assumptions?.monthlyRevenueUsd));

/**
 * Opens the field for the revenue that waits, whose script loads with the press. It is beside a
 * date that is set, because nothing waits for another one; the tab of assumptions has it as well.
 */
export function WaitingPress({ label }: { label?: string }) {
  const isWaiting = useIsWaiting();
  const hasDate = useStoreSelector(inputs, ({ deadline }) => deadline !== null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const text = label ?? waitingPressText(isWaiting);
  const { loaded: parts } = useLazyWhen(isOpen, loadWaiting, () => {
    close();
    return notifyMissingPart(text, () => setOpen(true));
  });
  if (!hasDate && !isWaiting && !isOpen) return null;
  return (
    <span className="with-popover">
      <button
        type="button"
        className="link"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {text}
      </button>
      {isOpen && parts && <parts.WaitingField onClose={close} />}
    </span>
  );
}

/** The value of an earlier launch, once revenue waits for it. */
export function LazyWaitingLine() {
  const isWaiting = useIsWaiting();
  const text = waitingPressText(isWaiting);
  const { loaded: parts, failure } = useLazyWhen(isWaiting, loadWaiting, text);
  return isWaiting && (parts ? <parts.WaitingLine Press={WaitingPress} /> : failure);
}
