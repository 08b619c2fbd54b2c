import { visit } from '../estimator/visit.ts';
import { Amount } from '../explanations/Amount.tsx';
import { formatFigure, type ShownFigure } from '../format/formatFigure.ts';
import { LiveText } from '../format/LiveText.tsx';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { resultsTexts } from '../texts/results.ts';

/** Each saving with its label and what it counts (E17). */
const savings = [
  ['savingsUsd', resultsTexts.initialCostSavings, resultsTexts.initialCostSavingsNote],
  [
    'savingsPercentage',
    resultsTexts.initialDevCostReduction,
    resultsTexts.initialDevCostReductionNote,
  ],
  [
    'monthlySavingsUsd',
    resultsTexts.monthlyMaintenanceSavings,
    resultsTexts.monthlyMaintenanceSavingsNote,
  ],
  [
    'monthlyReductionPercentage',
    resultsTexts.monthlyCostReduction,
    resultsTexts.monthlyCostReductionNote,
  ],
] as const satisfies readonly [ShownFigure, string, string][];

/** The four savings, blurred until a report has been sent (P2). */
export function SavingsTiles() {
  const { isReportSent } = useStoreSelector(visit);
  return (
    <dl className="tiles">
      {savings.map(([figure, label, note]) => (
        <div className="tile" key={figure}>
          <dt>{label}</dt>
          <dd>
            {isReportSent ? (
              <strong className="saving">
                <Amount figure={figure} />
              </strong>
            ) : (
              <>
                <strong className="saving blurred" aria-hidden="true">
                  <LiveText of={formatFigure[figure]} />
                </strong>
                <span className="visually-hidden">{resultsTexts.hiddenUntilRequested}</span>
              </>
            )}
          </dd>
          <dd className="hint">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
