import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { assumptionLinkParts } from '../../contract/assumptionLink.ts';
import { type AssumedInputs, assumptionsInEffect } from '../../contract/assumptions.ts';
import { Disclosure } from '../controls/Disclosure.tsx';
import { useLazyOnIntent } from '../controls/lazy.ts';
import { inputs } from '../estimator/inputs.ts';
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
  const { loaded: AssumptionsPanel, hasFailed, request } = useLazyOnIntent(loadPanel);
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
      <Disclosure
        title={<h2>{assumptionsTexts.row(own, isMidRange)}</h2>}
        isOpen={isOpen ?? false}
        onOpenChange={change}
      >
        {AssumptionsPanel && <AssumptionsPanel />}
        {hasFailed && <p role="alert">{assumptionsTexts.failed}</p>}
      </Disclosure>
    </section>
  );
}

/** Counts the figures of the visitor's own in effect. */
function countOwn(stored: AssumedInputs): number {
  return (
    assumptionLinkParts(assumptionsInEffect(stored)).length - (stored.assumptions?.preset ? 1 : 0)
  );
}
