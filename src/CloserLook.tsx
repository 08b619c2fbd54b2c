import type { ComponentType } from 'react';
import { LazyDetails } from './controls/Disclosure.tsx';
import { pageTexts } from './texts/page.ts';
import { counterargumentsTexts, financeTexts, planExplorerTexts } from './texts/results.ts';

const loadFinance = () => import('./forecast/Finance.tsx').then((module) => module.Finance);
const loadCounterarguments = () =>
  import('./counterarguments/Counterarguments.tsx').then((module) => module.Counterarguments);
const loadPlanPrices = () =>
  import('./planExplorer/PlanPrices.tsx').then((module) => module.PlanPrices);

/**
 * A card of parts that are closed by default: the finance figures of embedding (E25), the arguments
 * of the other side, and the two plans billed per user (E14).
 */
export function CloserLook() {
  return (
    <section
      className="card card-details"
      aria-label={pageTexts.closerLook}
      tabIndex={-1}
      data-section="rest"
    >
      <Part texts={financeTexts} load={loadFinance} />
      <Part texts={counterargumentsTexts} load={loadCounterarguments} />
      <Part texts={planExplorerTexts} load={loadPlanPrices} />
    </section>
  );
}

interface PartProps {
  texts: { title: string; failed: string };
  load: () => Promise<ComponentType>;
}

function Part({ texts, load }: PartProps) {
  return (
    <LazyDetails
      summary={<h2>{texts.title}</h2>}
      load={load}
      content={{}}
      failedText={texts.failed}
    />
  );
}
