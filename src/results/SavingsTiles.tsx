import { visit } from '../estimator/visit.ts';
import { Amount } from '../explanations/Amount.tsx';
import { resultsTexts } from '../texts/results.ts';
import { useStored } from '../useStored.ts';
import { figureInWords, type ShownFigure } from '../wording/figureInWords.ts';
import { LiveText } from '../wording/LiveText.tsx';

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
  const { isReportSent } = useStored(visit);
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
                  <LiveText of={figureInWords[figure]} />
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
