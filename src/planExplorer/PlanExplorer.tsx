import { CardDetails } from '../controls/Disclosure.tsx';
import { planExplorerTexts } from '../texts/results.ts';

const loadPlanPrices = () => import('./PlanPrices.tsx').then((module) => module.PlanPrices);

/** The two plans billed per user (E14), in a card that loads its content when opened. */
export function PlanExplorer() {
  return (
    <CardDetails
      title={planExplorerTexts.title}
      load={loadPlanPrices}
      failedText={planExplorerTexts.failed}
    />
  );
}
