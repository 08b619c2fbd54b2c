import { useState } from 'react';
import { useLazyWhen } from '../controls/lazy.ts';
import { inputs } from '../estimator/inputs.ts';
import { notifyMissingPart } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { assumptionsTexts } from '../texts/calculator.ts';

const loadParts = () => import('./WaitingRevenue.tsx');

/** Whether the visitor states revenue that waits for the integrations. */
const useIsWaiting = () =>
  useStoreSelector(inputs, ({ assumptions }) => Boolean(assumptions?.monthlyRevenueUsd));

/** Opens the field for the revenue that waits, whose script loads with the press. */
export function WaitingPress({ label }: { label?: string }) {
  const isWaiting = useIsWaiting();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { loaded: parts } = useLazyWhen(isOpen, loadParts, () => {
    notifyMissingPart();
    close();
  });
  return (
    <span className="with-popover">
      <button
        type="button"
        className="link"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {label ?? assumptionsTexts.waiting(isWaiting)}
      </button>
      {isOpen && parts && <parts.WaitingField onClose={close} />}
    </span>
  );
}

/** What an earlier launch is worth, once revenue waits for it. */
export function LazyWaitingLine() {
  const isWaiting = useIsWaiting();
  const { loaded: parts } = useLazyWhen(isWaiting, loadParts, notifyMissingPart);
  return isWaiting && parts && <parts.WaitingLine Press={WaitingPress} />;
}
