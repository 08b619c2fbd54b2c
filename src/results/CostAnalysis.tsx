import type { ReactNode } from 'react';
import { buildAloneSentence } from '../../contract/wording/costComparison.ts';
import { HelpTip } from '../controls/HelpTip.tsx';
import { useAnswer, useHasAnswer } from '../estimator/useAnswer.ts';
import { Amount } from '../explanations/Amount.tsx';
import { messages } from '../messages.ts';
import type { ShownFigure } from '../wording/figureInWords.ts';
import './CostAnalysis.css';

const { results: words } = messages;

/** What building costs beside what embedding costs (specification 2, Cost Analysis). */
export function CostAnalysis() {
  return (
    <section className="card" aria-labelledby="cost-analysis" data-section="costs">
      <h2 id="cost-analysis">{words.costAnalysis}</h2>
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
      <h3>{words.inHouse}</h3>
      <Headline figure="initialTotalUsd" note={words.inHouseTotalNote} />
      <dl>
        <Line label={words.initialDevelopment} figure="developmentUsd" />
        <Line label={words.testing} figure="testingUsd" />
        <Line label={words.documentation} figure="documentationUsd" />
        <Line label={words.initialTotal} figure="initialTotalUsd" isTotal />
        <Line
          label={
            <span className="with-help">
              {words.monthlyMaintenance}
              <HelpTip about={words.monthlyMaintenance}>{words.maintenanceHelp}</HelpTip>
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
      <h3>{words.embedded}</h3>
      <Headline figure="yearOneUsd" note={words.embeddedTotalNote} />
      <dl>
        <Line label={words.initialSetup} figure="setupUsd" />
        <Line label={words.monthlySubscription} figure="monthlyUsd" isMonthly />
        <Line label={words.totalYear1} figure="yearOneUsd" isTotal />
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
        {isMonthly && hasAnswer && <span className="unit">{words.perMonth}</span>}
      </dd>
    </div>
  );
}

/** Both facts with their bases, where the build alone costs less than the embedded first year (E17). */
function BuildAlone() {
  const sentence = useAnswer(({ verdict }) => buildAloneSentence(verdict));
  return sentence ? <p className="note in-house-note">{sentence}</p> : null;
}
