import type { ReactNode } from 'react';
import { buildAloneText } from '../../contract/format/claimTexts.ts';
import { totalNotes } from '../../contract/format/costComparison.ts';
import { HelpTip } from '../controls/Tips.tsx';
import { inputs } from '../estimator/inputs.ts';
import { useAnswer, useHasAnswer } from '../estimator/useAnswer.ts';
import { Amount } from '../explanations/Amount.tsx';
import type { ShownFigure } from '../format/formatFigure.ts';
import { WithAssumptions } from '../format/LiveText.tsx';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { resultsTexts } from '../texts/results.ts';
import './CostAnalysis.css';

/** The costs of building beside those of embedding (specification 2, Cost Analysis). */
export function CostAnalysis() {
  return (
    <section className="card" aria-labelledby="cost-analysis" data-section="costs">
      <h2 id="cost-analysis">
        {resultsTexts.costAnalysis}
        <WithAssumptions />
      </h2>
      <div className="sides">
        <InHouseSide />
        <EmbeddedSide />
      </div>
      <BuildAlone />
    </section>
  );
}

function InHouseSide() {
  return (
    <div className="side in-house">
      <h3>{resultsTexts.inHouse}</h3>
      <dl>
        <Line label={resultsTexts.initialDevelopment} figure="developmentUsd" />
        <Line label={resultsTexts.testing} figure="testingUsd" />
        <Line label={resultsTexts.documentation} figure="documentationUsd" />
        <Line
          label={resultsTexts.initialTotal}
          figure="initialTotalUsd"
          totalNote={totalNotes.initialTotal}
        />
        <Line
          label={
            <span className="with-help">
              {resultsTexts.monthlyMaintenance}
              <MaintenanceHelp />
            </span>
          }
          figure="maintenanceUsd"
          isMonthly
        />
      </dl>
    </div>
  );
}

/** Explains the default hours of maintenance; a visitor's own percentage replaces them. */
function MaintenanceHelp() {
  const percentage = useStoreSelector(
    inputs,
    ({ assumptions }) => assumptions?.maintenancePercentagePerYear,
  );
  return (
    <HelpTip about={resultsTexts.monthlyMaintenance}>
      {percentage === undefined
        ? resultsTexts.maintenanceHelp
        : resultsTexts.ownMaintenanceHelp(percentage)}
    </HelpTip>
  );
}

function EmbeddedSide() {
  return (
    <div className="side embedded">
      <h3>{resultsTexts.embedded}</h3>
      <dl>
        <Line label={resultsTexts.initialSetup} figure="setupUsd" />
        <Line label={resultsTexts.monthlySubscription} figure="monthlyUsd" isMonthly />
        <Line label={resultsTexts.totalYear1} figure="yearOneUsd" totalNote={totalNotes.yearOne} />
      </dl>
    </div>
  );
}

interface LineProps {
  label: ReactNode;
  figure: ShownFigure;
  isMonthly?: boolean;
  /** Says which costs a total includes (E17). */
  totalNote?: string;
}

function Line({ label, figure, isMonthly = false, totalNote }: LineProps) {
  const hasAnswer = useHasAnswer();
  return (
    <div className={totalNote && 'total'}>
      <dt>
        {label}
        {totalNote && <small>{totalNote}</small>}
      </dt>
      <dd>
        <Amount figure={figure} />
        {isMonthly && hasAnswer && <span className="unit">{resultsTexts.perMonth}</span>}
      </dd>
    </div>
  );
}

/**
 * Both facts with their bases, where the build alone costs less than the embedded first year (E17).
 */
function BuildAlone() {
  const sentence = useAnswer(({ verdict }) => buildAloneText(verdict.claims));
  return sentence ? <p className="note in-house-note">{sentence}</p> : null;
}
