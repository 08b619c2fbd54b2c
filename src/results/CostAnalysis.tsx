import type { ReactNode } from 'react';
import { buildAloneSentence } from '../../contract/format/costComparison.ts';
import { HelpTip } from '../controls/HelpTip.tsx';
import { useAnswer, useHasAnswer } from '../estimator/useAnswer.ts';
import { Amount } from '../explanations/Amount.tsx';
import type { ShownFigure } from '../format/formatFigure.ts';
import { resultsTexts } from '../texts/results.ts';
import './CostAnalysis.css';

/** What building costs beside what embedding costs (specification 2, Cost Analysis). */
export function CostAnalysis() {
  return (
    <section className="card" aria-labelledby="cost-analysis" data-section="costs">
      <h2 id="cost-analysis">{resultsTexts.costAnalysis}</h2>
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
      <Headline figure="initialTotalUsd" note={resultsTexts.inHouseTotalNote} />
      <dl>
        <Line label={resultsTexts.initialDevelopment} figure="developmentUsd" />
        <Line label={resultsTexts.testing} figure="testingUsd" />
        <Line label={resultsTexts.documentation} figure="documentationUsd" />
        <Line label={resultsTexts.initialTotal} figure="initialTotalUsd" isTotal />
        <Line
          label={
            <span className="with-help">
              {resultsTexts.monthlyMaintenance}
              <HelpTip about={resultsTexts.monthlyMaintenance}>
                {resultsTexts.maintenanceHelp}
              </HelpTip>
            </span>
          }
          figure="maintenanceUsd"
          isMonthly
        />
      </dl>
    </div>
  );
}

function EmbeddedSide() {
  return (
    <div className="side embedded">
      <h3>{resultsTexts.embedded}</h3>
      <Headline figure="yearOneUsd" note={resultsTexts.embeddedTotalNote} />
      <dl>
        <Line label={resultsTexts.initialSetup} figure="setupUsd" />
        <Line label={resultsTexts.monthlySubscription} figure="monthlyUsd" isMonthly />
        <Line label={resultsTexts.totalYear1} figure="yearOneUsd" isTotal />
      </dl>
    </div>
  );
}

function Headline({ figure, note }: { figure: ShownFigure; note: string }) {
  return (
    <p className="headline">
      <strong>
        <Amount figure={figure} />
      </strong>
      <small>{note}</small>
    </p>
  );
}

interface LineProps {
  label: ReactNode;
  figure: ShownFigure;
  isMonthly?: boolean;
  isTotal?: boolean;
}

function Line({ label, figure, isMonthly = false, isTotal = false }: LineProps) {
  const hasAnswer = useHasAnswer();
  return (
    <div className={isTotal ? 'total' : undefined}>
      <dt>{label}</dt>
      <dd>
        <Amount figure={figure} />
        {isMonthly && hasAnswer && <span className="unit">{resultsTexts.perMonth}</span>}
      </dd>
    </div>
  );
}

/** Both facts with their bases, where the build alone costs less than the embedded first year (E17). */
function BuildAlone() {
  const sentence = useAnswer(({ verdict }) => buildAloneSentence(verdict));
  return sentence ? <p className="note in-house-note">{sentence}</p> : null;
}
