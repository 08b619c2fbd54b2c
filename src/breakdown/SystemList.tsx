import type { ReactNode } from 'react';
import { assumedNumbers } from '../../contract/assumptions.ts';
import { complexityNote } from '../../contract/complexityNotes.ts';
import { formatHours } from '../../contract/format/durations.ts';
import {
  complexityText,
  feesIncludedText,
  googleCertificationWarning,
  reviewWeeksText,
  unlistedSystemsText,
} from '../../contract/format/systemTexts.ts';
import { needsAssessment, otherSystemName } from '../../contract/systemIds.ts';
import type { SelectedSystem } from '../../worker/answer/answer.ts';
import { LazyDetails } from '../controls/LazyDetails.tsx';
import { changeAssumptions } from '../estimator/changeAssumptions.ts';
import { changeByPress } from '../estimator/inputHistory.ts';
import { inputs, useHasMaintenancePercentage } from '../estimator/inputs.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { systemListTexts as texts } from '../texts/deferred/cards.ts';
import './SystemList.css';

/** The sources and judgements behind the figures of a system (E27). */
const loadEvidence = () => import('./Evidence.tsx').then((module) => module.Evidence);

/** The columns between the name of a system and what makes it what it is. */
function columnsOf(
  hasMaintenancePercentage: boolean,
): [label: string, fact: (system: SelectedSystem) => ReactNode][] {
  return [
    [texts.devHours, ({ devHours }) => formatHours(devHours)],
    [
      texts.maintenance,
      ({ maintenanceHours }) =>
        hasMaintenancePercentage ? '–' : texts.perMonth(formatHours(maintenanceHours)),
    ],
    [texts.review, (system) => reviewWeeksText(system, texts.reviewWeeks)],
    [texts.complexity, (system) => <span className="tag">{complexityText(system)}</span>],
  ];
}

/** The selected systems, each with what makes it what it is. */
export function SystemList({
  systems,
  isListed,
}: {
  systems: readonly SelectedSystem[];
  /** Whether the list itself is shown, beside what no figure includes. */
  isListed: boolean;
}) {
  const columns = columnsOf(useHasMaintenancePercentage());
  const assumptions = useStoreSelector(inputs, (stored) => stored.assumptions);
  const unlisted = unlistedSystemsText(systems);
  return (
    <>
      <div className="systems" hidden={!isListed}>
        <div className="systems-head" aria-hidden="true">
          {[texts.system, ...columns.map(([label]) => label), texts.why].map((label) => (
            <span key={label}>{label}</span>
          ))}
        </div>
        <ul>
          {systems.map((system) => (
            <li key={system.id}>
              <strong>{system.name}</strong>
              {columns.map(([label, fact]) => (
                <span key={label} className="fact">
                  <span className="fact-label">{label}: </span>
                  <span>{fact(system)}</span>
                </span>
              ))}
              <span className="why">{complexityNote(system.id, assumptions)}</span>
              {otherSystemName(system.id) === null && (
                <LazyDetails
                  className="system-evidence"
                  summary={
                    <>
                      {texts.evidence}
                      <span className="visually-hidden"> {texts.evidenceOf(system.name)}</span>
                    </>
                  }
                  part={texts.evidence}
                  load={loadEvidence}
                  content={{ systemId: system.id }}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
      {unlisted && <p className="note">{unlisted}</p>}
      {systems.some(({ id }) => needsAssessment(id)) && <AssessmentNote systems={systems} />}
    </>
  );
}

/** What a press adds (E46): the budget that P8 names. */
const offeredFeesUsd = 10_000;

/** Adds the fees that are offered to the visitor's assumptions, or removes the visitor's own. */
export function changeFees(areOwn: boolean): void {
  changeByPress(() => changeAssumptions({ feesUsdPerYear: areOwn ? undefined : offeredFeesUsd }));
}

/** P8: a cost that is in no figure of the estimate unless it is added as an assumption. */
function AssessmentNote({ systems }: { systems: readonly SelectedSystem[] }) {
  const assumptions = useStoreSelector(inputs, (stored) => stored.assumptions);
  const ids = systems.map(({ id }) => id);
  const { feesUsdPerYear: fees } = assumedNumbers(assumptions, ids.length, ids);
  const areOwn = (assumptions?.feesUsdPerYear ?? 0) > 0;
  return (
    <p className="note">
      <strong>{texts.anEstimate(fees)}</strong>{' '}
      <span>{`${googleCertificationWarning}. ${feesIncludedText(fees)}`.trimEnd()}</span>{' '}
      <button type="button" className="link" onClick={() => changeFees(areOwn)}>
        {areOwn ? texts.removeFees : texts.addFees(fees > 0)}
      </button>
    </p>
  );
}
