import { LazyDetails } from './controls/Disclosure.tsx';
import { pageTexts } from './texts/page.ts';
import { counterargumentsTexts, financeTexts, planExplorerTexts } from './texts/results.ts';

const parts = [
  [financeTexts, () => import('./forecast/Finance.tsx').then((module) => module.Finance)],
  [
    counterargumentsTexts,
    () =>
      import('./counterarguments/Counterarguments.tsx').then((module) => module.Counterarguments),
  ],
  [
    planExplorerTexts,
    () => import('./planExplorer/PlanPrices.tsx').then((module) => module.PlanPrices),
  ],
] as const;

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
      {parts.map(([texts, load]) => (
        <LazyDetails
          key={texts.title}
          summary={<h2>{texts.title}</h2>}
          load={load}
          content={{}}
          failedText={texts.failed}
        />
      ))}
    </section>
  );
}
