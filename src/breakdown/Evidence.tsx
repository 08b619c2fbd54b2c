import type { ReactNode } from 'react';
import type { Citation, SystemEvidence } from '../../worker/estimate/systemEvidence.ts';
import type { SystemProfile } from '../../worker/estimate/systemProfiles.ts';
import { FailureNote } from '../controls/FailureNote.tsx';
import { useAnswer } from '../estimator/useAnswer.ts';
import { formatDay } from '../format/formatDay.ts';
import { deferredBreakdownTexts as texts } from '../texts/deferred/breakdown.ts';
import { pageTexts } from '../texts/page.ts';
import { estimateWorker } from '../workers/estimateWorker.ts';
import { useWorkerCall } from '../workers/useWorkerCall.ts';
import './Evidence.css';

/** The review, its evidence and what recurs, each with its source and how sure it is. */
export function Evidence({ systemId }: { systemId: string }) {
  const system = useAnswer(({ systems }) => systems.find(({ id }) => id === systemId));
  const {
    response: evidence,
    hasFailed,
    retry,
  } = useWorkerCall(estimateWorker, (worker) => worker.evidence(systemId), systemId);
  if (hasFailed) return <FailureNote text={texts.failed} onRetry={retry} />;
  if (!evidence || !system) return null;
  return (
    <dl className="evidence">
      <Basis label={texts.devHours} basis={evidence.basis.devHours} />
      <Basis label={texts.maintenanceHours} basis={evidence.basis.maintenanceHours} />
      <Entry label={texts.review}>
        <p>{reviewText(system)}</p>
        {system.moderationWeeks > 0 && (
          <p>{weeksText(system.moderationWeeks, evidence.basis.moderationWeeks)}</p>
        )}
        <Citations
          citations={evidence.review.map((cited) => ({ ...cited, statement: cited.claim }))}
        />
      </Entry>
      {evidence.recurring.length > 0 && (
        <Entry label={texts.recurring}>
          <Citations
            citations={evidence.recurring.map((cited) => ({
              ...cited,
              statement: texts.recurringEvent(cited.event, cited.everyMonths),
            }))}
          />
        </Entry>
      )}
      <Entry label={texts.sources}>
        <Sources sources={evidence.sources} />
      </Entry>
    </dl>
  );
}

function reviewText({ gate, moderationRange: { min, max } }: SystemProfile): string {
  return [texts.gates[gate], max > 0 && texts.range(min, max)].filter(Boolean).join(' ');
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What the planned weeks rest on; the range alone does not give them. */
function weeksText(weeks: number, basis: string): string {
  return basis === 'judgement' ? texts.weeksJudged(weeks) : texts.weeksBasis(weeks, basis);
}

/** "Our judgement" or the source as it is stated. */
function Basis({ label, basis }: { label: string; basis: string }) {
  return (
    <Entry label={label}>{basis === 'judgement' ? texts.judgement : texts.basis(basis)}</Entry>
  );
}

function Citations({
  citations,
}: {
  citations: readonly (Citation & { readonly statement: string })[];
}) {
  if (citations.length === 0) return null;
  return (
    <ul>
      {citations.map(({ statement, url, read, confidence }) => (
        <li key={statement}>
          {statement}. {texts.confidence[confidence]},{' '}
          <ExternalLink url={url}>{new URL(url).host}</ExternalLink>, {texts.read(formatDay(read))}
        </li>
      ))}
    </ul>
  );
}

function Sources({ sources }: Pick<SystemEvidence, 'sources'>) {
  return (
    <ul>
      {sources.map((url) => (
        <li key={url}>
          <ExternalLink url={url}>{new URL(url).host}</ExternalLink>
        </li>
      ))}
    </ul>
  );
}

function ExternalLink({ url, children }: { url: string; children: ReactNode }) {
  return (
    <a href={url} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {pageTexts.newTab}</span>
    </a>
  );
}
