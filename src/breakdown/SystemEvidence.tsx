import { ArrowSummary } from '../controls/ArrowSummary.tsx';
import { useLazyOnIntent } from '../controls/useLazyOnIntent.ts';
import { breakdownTexts } from '../texts/breakdown.ts';

const loadEvidence = () => import('./Evidence.tsx').then((module) => module.Evidence);

/** What the figures of a system rest on (E27); it loads when it is opened. */
export function SystemEvidence({ systemId, name }: { systemId: string; name: string }) {
  const { loaded: Evidence, hasFailed, request } = useLazyOnIntent(loadEvidence);
  return (
    <details className="system-evidence" onToggle={request}>
      <ArrowSummary>
        {breakdownTexts.evidence}
        <span className="visually-hidden"> {breakdownTexts.evidenceOf(name)}</span>
      </ArrowSummary>
      {Evidence && <Evidence systemId={systemId} />}
      {hasFailed && <p role="alert">{breakdownTexts.evidenceFailed}</p>}
    </details>
  );
}
