import { deferredPlanExplorerTexts } from '../texts/deferred/cards.ts';
import { PlanPrices } from './PlanPrices.tsx';
import { PlanTerms } from './PlanTerms.tsx';

/** What the plan includes, and what plans per user cost. */
export function PlanExplorer() {
  return (
    <>
      <PlanTerms />
      <h3>{deferredPlanExplorerTexts.perUser}</h3>
      <PlanPrices />
    </>
  );
}
