import { assumptionLinkParts } from '../../contract/assumptionLink.ts';
import { type AssumedInputs, assumptionsInEffect } from '../../contract/assumptions.ts';
import { Disclosure } from '../controls/Disclosure.tsx';
import { useLazyOnIntent } from '../controls/lazy.ts';
import { inputs } from '../estimator/inputs.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { assumptionsTexts } from '../texts/calculator.ts';

const loadPanel = () => import('./AssumptionsPanel.tsx').then((module) => module.AssumptionsPanel);

/**
 * The row behind which visitors find, and replace, what the rate card assumes (E24). It is closed
 * by default, and its content loads when it is opened.
 */
export function Assumptions() {
  const own = useStoreSelector(inputs, countOwn);
  const isMidRange = useStoreSelector(inputs, ({ assumptions }) => Boolean(assumptions?.preset));
  const { loaded: AssumptionsPanel, hasFailed, request } = useLazyOnIntent(loadPanel);
  return (
    <Disclosure title={assumptionsTexts.row(own, isMidRange)} onOpenChange={request}>
      {AssumptionsPanel && <AssumptionsPanel />}
      {hasFailed && <p role="alert">{assumptionsTexts.failed}</p>}
    </Disclosure>
  );
}

/** Counts the figures of the visitor's own in effect. */
function countOwn(stored: AssumedInputs): number {
  return (
    assumptionLinkParts(assumptionsInEffect(stored)).length - (stored.assumptions?.preset ? 1 : 0)
  );
}
