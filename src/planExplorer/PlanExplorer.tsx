import { useOnIntent } from '../controls/useOnIntent.ts';
import { messages } from '../messages.ts';
import './PlanExplorer.css';

const { planExplorer: words } = messages;

const loadPlanPrices = () => import('./PlanPrices.tsx').then((module) => module.PlanPrices);

/** "What if we are billed per user": the two other price tables (E14), closed until someone asks. */
export function PlanExplorer() {
  const { loaded: PlanPrices, hasFailed, request } = useOnIntent(loadPlanPrices);
  return (
    <section className="card plan-explorer" tabIndex={-1} data-section="rest">
      <details onToggle={request}>
        <summary>
          <h2>{words.title}</h2>
        </summary>
        {PlanPrices && <PlanPrices />}
        {hasFailed && <p role="alert">{words.failed}</p>}
      </details>
    </section>
  );
}
