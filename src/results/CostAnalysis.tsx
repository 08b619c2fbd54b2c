import type { ReactNode } from 'react';
import { type EstimateFigure, estimateFigures, figureOf } from '../../contract/figures.ts';
import { buildAloneText } from '../../contract/format/claimTexts.ts';
import { HelpTip } from '../controls/HelpTip.tsx';
import { inputs } from '../estimator/inputs.ts';
import { useAnswer, useHasAnswer } from '../estimator/useAnswer.ts';
import { Amount } from '../explanations/Amount.tsx';
import { formatFigure } from '../format/formatFigure.ts';
import { FigureBasis, LiveText, WithAssumptions } from '../format/LiveText.tsx';
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
        <div className="side in-house">
          <h3>{resultsTexts.inHouse}</h3>
          <dl>
            <Line figure="developmentUsd" />
            <Line figure="testingUsd" />
            <Line figure="documentationUsd" />
            <Line figure="initialTotalUsd" isTotal part="multiplierUsd" />
            <Line figure="maintenanceUsd" isMonthly help={<MaintenanceHelp />} />
          </dl>
        </div>
        <div className="side embedded">
          <h3>{resultsTexts.embedded}</h3>
          <dl>
            <Line figure="setupUsd" />
            <Line figure="monthlyUsd" isMonthly />
            <Line figure="yearOneUsd" isTotal />
          </dl>
        </div>
      </div>
      <BuildAlone />
    </section>
  );
}

/** Explains the default hours of maintenance; a visitor's own percentage replaces them. */
function MaintenanceHelp() {
  const percentage = useStoreSelector(
    inputs,
    ({ assumptions }) => assumptions?.maintenancePercentagePerYear,
  );
  return (
    <HelpTip about={estimateFigures.maintenanceUsd.label}>
      {percentage === undefined
        ? resultsTexts.maintenanceHelp
        : resultsTexts.ownMaintenanceHelp(percentage)}
    </HelpTip>
  );
}

interface LineProps {
  figure: EstimateFigure;
  isMonthly?: boolean;
  /** A total says which costs it includes (E17). */
  isTotal?: boolean;
  /** A part of it that has a line of its own. */
  part?: EstimateFigure;
  help?: ReactNode;
}

function Line({ figure, isMonthly = false, isTotal = false, part, help }: LineProps) {
  const hasAnswer = useHasAnswer();
  const { label } = figureOf(figure);
  return (
    <div className={isTotal ? 'total' : undefined}>
      <dt>
        {help ? (
          <span className="with-help">
            {label}
            {help}
          </span>
        ) : (
          label
        )}
        {isTotal && (
          <small>
            <FigureBasis figure={figure} />
          </small>
        )}
        {part && (
          <small>
            {figureOf(part).label}: <LiveText of={formatFigure[part]} />
          </small>
        )}
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
