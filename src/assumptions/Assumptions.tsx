import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type AssumedInputs,
  assumptionChanges,
  assumptionsInEffect,
} from '../../contract/assumptions.ts';
import { ArrowSummary } from '../controls/Disclosure.tsx';
import { useLazyOnIntent, useLazyWhen } from '../controls/lazy.ts';
import { inputs } from '../estimator/inputs.ts';
import { notifyMissingPart } from '../notifications/notifications.ts';
import { observeInView } from '../startup/idle.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { assumptionsTexts } from '../texts/calculator.ts';
import './Assumptions.css';

const loadPanel = () => import('./AssumptionsPanel.tsx').then((module) => module.AssumptionsPanel);

/**
 * The sheet on which visitors find, and replace, what the rate card assumes (E24). On a wide screen
 * it opens when it comes into view, for which the page keeps room; on a narrow one it is closed.
 */
export function Assumptions() {
  const own = useStoreSelector(inputs, countOwn);
  const isMidRange = useStoreSelector(inputs, ({ assumptions }) => Boolean(assumptions?.preset));
  const {
    loaded: AssumptionsPanel,
    failure,
    request,
  } = useLazyOnIntent(loadPanel, assumptionsTexts.title);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const section = useRef<HTMLElement>(null);
  const change = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    if (isNowOpen) request();
  };
  const openOnce = useEffectEvent((isInView: boolean) => {
    if (isInView && isOpen === null) change(true);
  });
  useEffect(() => {
    if (!section.current || !matchMedia('(min-width: 1024px)').matches) return;
    return observeInView(section.current, openOnce, '0px 0px -120px');
  }, []);
  return (
    <section ref={section} className="card sheet" aria-label={assumptionsTexts.title}>
      <details
        open={isOpen ?? false}
        onToggle={(event) => {
          // The details of the panel tell theirs as well.
          if (event.target === event.currentTarget) change(event.currentTarget.open);
        }}
      >
        <ArrowSummary>
          <h2>{assumptionsTexts.row(own, isMidRange)}</h2>
        </ArrowSummary>
        {AssumptionsPanel ? <AssumptionsPanel /> : failure}
      </details>
    </section>
  );
}

/** Counts the figures of the visitor's own in effect. */
function countOwn(stored: AssumedInputs): number {
  const changes = assumptionChanges(assumptionsInEffect(stored));
  return changes.filter(({ quantity }) => quantity.kind !== 'preset').length;
}

const loadWaiting = () => import('./WaitingRevenue.tsx');

/** Whether the visitor states revenue that waits for the integrations. */
const useIsWaiting = () =>
  useStoreSelector(inputs, ({ assumptions }) => Boolean(assumptions?.monthlyRevenueUsd));

/** Opens the field for the revenue that waits, whose script loads with the press. */
export function WaitingPress({ label }: { label?: string }) {
  const isWaiting = useIsWaiting();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const text = label ?? assumptionsTexts.waiting(isWaiting);
  const { loaded: parts } = useLazyWhen(isOpen, loadWaiting, () => {
    close();
    return notifyMissingPart(text, () => setOpen(true));
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
        {text}
      </button>
      {isOpen && parts && <parts.WaitingField onClose={close} />}
    </span>
  );
}

/** The value of an earlier launch, once revenue waits for it. */
export function LazyWaitingLine() {
  const isWaiting = useIsWaiting();
  const text = assumptionsTexts.waiting(isWaiting);
  const { loaded: parts, failure } = useLazyWhen(isWaiting, loadWaiting, text);
  return isWaiting && (parts ? <parts.WaitingLine Press={WaitingPress} /> : failure);
}
