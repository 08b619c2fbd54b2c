import { openText } from '../../contract/format/planTermTexts.ts';
import { planTerms } from '../../contract/providerTerms.ts';
import { SourceList } from '../controls/SourceList.tsx';
import { deferredPlanExplorerTexts as texts } from '../texts/deferred/cards.ts';
import './PlanTerms.css';

/** What the plan includes, its term, and how to leave it, each with its source (E36). */
export function PlanTerms() {
  return (
    <>
      <p className="hint">{texts.terms}</p>
      <dl className="plan-terms">
        {planTerms.map((term) => (
          <div key={term.name}>
            <dt>{term.name}</dt>
            <dd>
              <SourceList sources={term.sources ?? []} />
              {openText(term)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
