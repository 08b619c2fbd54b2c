import type { ReactNode } from 'react';
import { complexityNote } from '../../contract/complexityNotes.ts';
import { formatHours } from '../../contract/format/durations.ts';
import {
  complexityText,
  googleCertificationWarning,
  needsGoogleCertification,
  reviewWeeksText,
  unlistedSystemsText,
} from '../../contract/format/systemTexts.ts';
import { otherSystemName } from '../../contract/systemIds.ts';
import type { SelectedSystem } from '../../worker/answer/answer.ts';
import { LazyDetails } from '../controls/LazyDetails.tsx';
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
      {/* P8: a cost that is in no figure of the estimate. */}
      {systems.some(({ id }) => needsGoogleCertification(id)) && (
        <p className="note">
          <strong>{texts.anEstimate}</strong> {googleCertificationWarning}.
        </p>
      )}
    </>
  );
}
