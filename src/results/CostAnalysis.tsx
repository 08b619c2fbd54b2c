import type { ReactNode } from 'react';
import { type EstimateFigure, estimateFigures, figureOf } from '../../contract/figures.ts';
import { FigureGrid } from '../controls/FigureGrid.tsx';
import { HelpTip } from '../controls/HelpTip.tsx';
import { inputs } from '../estimator/inputs.ts';
import { useAnswer, useHasAnswer } from '../estimator/useAnswer.ts';
import { Amount } from '../explanations/Amount.tsx';
import { FigureBasis, WithAssumptions } from '../format/LiveText.tsx';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { resultsTexts } from '../texts/results.ts';
import { certaintyParts } from './AnswerCard.tsx';

/** The costs of building beside those of embedding (specification 2, Cost Analysis). */
export function CostAnalysis() {
  return (
    <section className="card" aria-labelledby="cost-analysis" data-section="costs">
      <h2 id="cost-analysis">
        {resultsTexts.costAnalysis}
        <WithAssumptions />
      </h2>
      <FigureGrid className="costs" aria-labelledby="cost-analysis" first="developmentUsd">
        <thead>
          <tr>
            <td />
            <th scope="col" className="in-house">
              {resultsTexts.inHouse}
            </th>
            <th scope="col" className="embedded">
              {resultsTexts.embedded}
            </th>
          </tr>
        </thead>
        <tbody>
          <Line figure="developmentUsd" />
          <Line figure="testingUsd" />
          <Line figure="documentationUsd" />
          <Line figure="setupUsd" isEmbedded />
          <Line figure="initialTotalUsd" isTotal />
          <Line figure="maintenanceUsd" isMonthly help={<MaintenanceHelp />} />
          <Line figure="monthlyUsd" isEmbedded isMonthly />
          <Line figure="yearOneUsd" isEmbedded isTotal />
          <Leaving />
        </tbody>
      </FigureGrid>
      {certaintyParts.buildAlone.element}
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

/** The cost of leaving, where the visitor states hours for it (E36). */
function Leaving() {
  const isStated = useAnswer(({ estimate }) => estimate.leavingUsd > 0);
  return isStated && <Line figure="leavingUsd" isEmbedded hasBasis />;
}

interface LineProps {
  figure: EstimateFigure;
  isEmbedded?: boolean;
  isMonthly?: boolean;
  /** A total says which costs it includes (E17). */
  isTotal?: boolean;
  hasBasis?: boolean;
  help?: ReactNode;
}

/** A cost in the column of its side; the other one is empty. */
function Line({
  figure,
  isEmbedded = false,
  isMonthly = false,
  isTotal = false,
  hasBasis = isTotal,
  help,
}: LineProps) {
  const hasAnswer = useHasAnswer();
  return (
    <tr className={isTotal ? 'total' : undefined}>
      <th scope="row">
        {figureOf(figure).label}
        {help}
        {hasBasis && (
          <small>
            <FigureBasis figure={figure} />
          </small>
        )}
      </th>
      {isEmbedded && <td />}
      <td>
        <Amount figure={figure} />
        {isMonthly && hasAnswer && <span className="unit">{resultsTexts.perMonth}</span>}
      </td>
      {!isEmbedded && <td />}
    </tr>
  );
}
