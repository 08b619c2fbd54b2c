import { useLazyOnIntent } from '../controls/useLazyOnIntent.ts';
import { planExplorerTexts } from '../texts/planExplorer.ts';
import './PlanExplorer.css';

const loadPlanPrices = () => import('./PlanPrices.tsx').then((module) => module.PlanPrices);

/** The two plans billed per user (E14), in a disclosure that loads its content when opened. */
export function PlanExplorer() {
  const { loaded: PlanPrices, hasFailed, request } = useLazyOnIntent(loadPlanPrices);
  return (
    <section className="card plan-explorer" tabIndex={-1} data-section="rest">
      <details onToggle={request}>
        <summary>
          <h2>{planExplorerTexts.title}</h2>
        </summary>
        {PlanPrices && <PlanPrices />}
        {hasFailed && <p role="alert">{planExplorerTexts.failed}</p>}
      </details>
    </section>
  );
}
