import type { ReactNode } from 'react';
import { hasMaintenancePercentage, type SystemFigure } from '../../contract/assumptions.ts';
import { isCountedEvent, isCountedReview, isJudgedRange } from '../../contract/evidence.ts';
import { formatDay } from '../../contract/format/phrases.ts';
import type { Citation, SystemEvidence } from '../../worker/estimate/systemEvidence.ts';
import type { SystemProfile } from '../../worker/estimate/systemProfiles.ts';
import { SourceLink } from '../controls/SourceList.tsx';
import { useWorkerCall } from '../controls/useWorkerCall.tsx';
import { inputs } from '../estimator/inputs.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { deferredBreakdownTexts as texts } from '../texts/deferred/cards.ts';
import { estimateWorker } from '../workers/workers.ts';

/**
 * The review of a system and what recurs, each with its source and how sure it is. A figure of the
 * visitor's own is called theirs, beside that of the rate card (E24).
 */
export function Evidence({ systemId }: { systemId: string }) {
  const assumptions = useStoreSelector(inputs, (stored) => stored.assumptions);
  const { response, failure } = useWorkerCall(
    estimateWorker,
    (worker) => worker.evidence(systemId),
    systemId,
    texts.failed,
  );
  if (!response) return failure;
  const { evidence, profile } = response;
  const own = assumptions?.systems?.[systemId];
  const { moderationBasis } = evidence;
  /** Names the figure that replaces one of the rate card; nothing where that one counts. */
  const insteadOf = (figure: SystemFigure, replacedBy: string | false) => {
    const ownFigure = own?.[figure];
    const amount = texts.amounts[figure];
    const instead = replacedBy || (ownFigure !== undefined && texts.ownFigure(amount(ownFigure)));
    const isJudged = figure !== 'moderationWeeks' || moderationBasis.length === 0;
    return instead && `${instead} ${texts.ofRateCard(amount(profile[figure]), isJudged)}`;
  };
  const ownDevHours = insteadOf(
    'devHours',
    assumptions?.preset !== undefined && own?.devHours === undefined && texts.midRangeHours,
  );
  const ownMaintenance = insteadOf(
    'maintenanceHours',
    hasMaintenancePercentage(assumptions) && texts.replacedByPercentage,
  );
  const weeks =
    insteadOf('moderationWeeks', !isCountedReview(profile, assumptions) && texts.notCounted) ||
    texts.plannedWeeks(profile.moderationWeeks, moderationBasis.length === 0);
  const recurring = evidence.recurring.filter((event) => isCountedEvent(event, assumptions));
  return (
    <dl className="evidence">
      {ownDevHours && <Entry label={texts.devHours}>{ownDevHours}</Entry>}
      {ownMaintenance && <Entry label={texts.maintenanceHours}>{ownMaintenance}</Entry>}
      <Entry label={texts.review}>
        <p>{reviewText(profile, evidence)}</p>
        <Citations citations={evidence.review} statementOf={({ claim }) => claim} />
        {(profile.moderationWeeks > 0 || own?.moderationWeeks !== undefined) && (
          <>
            <p>{weeks}</p>
            <Citations citations={moderationBasis} statementOf={({ claim }) => claim} />
          </>
        )}
      </Entry>
      {recurring.length > 0 && (
        <Entry label={texts.recurring}>
          <Citations
            citations={recurring}
            statementOf={({ event, everyMonths }) => texts.recurringEvent(event, everyMonths)}
          />
        </Entry>
      )}
      <Entry label={texts.sources}>
        <ul>
          {evidence.sources.map((url) => (
            <li key={url}>
              <SourceLink url={url} />
            </li>
          ))}
        </ul>
      </Entry>
    </dl>
  );
}

/** Describes the review gate and its duration. */
function reviewText(
  { gate, moderationRange: { min, max } }: SystemProfile,
  { review }: SystemEvidence,
): string {
  const range = isJudgedRange(review) ? texts.judgedRange : texts.reportedRange;
  return [texts.gates[gate], gate !== 'none' && max > 0 && range(min, max)]
    .filter(Boolean)
    .join(' ');
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface CitationsProps<Cited extends Citation> {
  citations: readonly Cited[];
  statementOf: (cited: Cited) => string;
}

function Citations<Cited extends Citation>({ citations, statementOf }: CitationsProps<Cited>) {
  if (citations.length === 0) return null;
  return (
    <ul>
      {citations.map((cited) => (
        <li key={statementOf(cited)}>
          {statementOf(cited)}. {texts.confidence[cited.confidence]}, <SourceLink url={cited.url} />
          , {texts.read(formatDay(cited.read))}
        </li>
      ))}
    </ul>
  );
}
