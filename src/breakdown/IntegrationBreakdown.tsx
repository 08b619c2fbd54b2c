import type { ReactNode } from 'react';
import { formatHours } from '../../contract/format/durations.ts';
import {
  googleCertificationWarning,
  needsGoogleCertification,
} from '../../contract/format/googleCertification.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { ArrowSummary, LazyDetails } from '../controls/Disclosure.tsx';
import { useHasMaintenancePercentage } from '../estimator/inputs.ts';
import { results } from '../estimator/results.ts';
import { useAnswer } from '../estimator/useAnswer.ts';
import { Amount } from '../explanations/Amount.tsx';
import type { ShownFigure } from '../format/formatFigure.ts';
import { LiveText, WithAssumptions } from '../format/LiveText.tsx';
import { breakdownTexts } from '../texts/results.ts';
import './IntegrationBreakdown.css';

/** Where the hours come from: totals, and each selected system with what makes it what it is. */
export function IntegrationBreakdown() {
  const systems = useAnswer((answer) => answer.systems) ?? [];
  return (
    <section className="card" aria-labelledby="breakdown" data-section="breakdown">
      <h2 id="breakdown">
        {breakdownTexts.title}
        <WithAssumptions />
      </h2>
      <div className="breakdown-totals">
        <dl className="tiles">
          <Total label={breakdownTexts.totalDevHours} figure="developmentHours" />
          <Total label={breakdownTexts.maintenanceHours} figure="maintenanceHours" />
        </dl>
        <p className="hint">
          <LiveText of={composition} /> {breakdownTexts.assumptions}
        </p>
      </div>
      {systems.length > 0 ? (
        <>
          <SystemList systems={systems} />
          {/* P8: a cost that is in no figure of the estimate. */}
          {systems.some(({ id }) => needsGoogleCertification(id)) && (
            <p className="note">
              <strong>{breakdownTexts.anEstimate}</strong> {googleCertificationWarning}.
            </p>
          )}
        </>
      ) : (
        <p className="hint breakdown-empty">{breakdownTexts.nothingSelected}</p>
      )}
    </section>
  );
}

function Total({ label, figure }: { label: string; figure: ShownFigure }) {
  return (
    <div className="tile">
      <dt>{label}</dt>
      <dd>
        <strong>
          <Amount figure={figure} />
        </strong>
      </dd>
    </div>
  );
}

/** How many of the integrations are selected systems, and how many are taken as average ones. */
function composition({ systems, genericCount }: Answer): string {
  const { rateCard } = results;
  if (!rateCard) return '';
  return breakdownTexts.composition(
    systems.length,
    genericCount,
    rateCard.genericIntegration.devHours,
  );
}

/** The sources and judgements behind the figures of a system (E27). */
const loadEvidence = () => import('./Evidence.tsx').then((module) => module.Evidence);

function SystemList({ systems }: { systems: Answer['systems'] }) {
  const hasMaintenancePercentage = useHasMaintenancePercentage();
  return (
    <details className="systems" open>
      <ArrowSummary>{breakdownTexts.list(systems.length)}</ArrowSummary>
      <div className="systems-head" aria-hidden="true">
        <span>{breakdownTexts.system}</span>
        <span>{breakdownTexts.devHours}</span>
        <span>{breakdownTexts.maintenance}</span>
        <span>{breakdownTexts.review}</span>
        <span>{breakdownTexts.complexity}</span>
        <span>{breakdownTexts.why}</span>
      </div>
      <ul>
        {systems.map((system) => (
          <li key={system.id}>
            <strong>{system.name}</strong>
            <Fact label={breakdownTexts.devHours}>{formatHours(system.devHours)}</Fact>
            <Fact label={breakdownTexts.maintenance}>
              {hasMaintenancePercentage
                ? '–'
                : breakdownTexts.perMonth(formatHours(system.maintenanceHours))}
            </Fact>
            <Fact label={breakdownTexts.review}>
              {breakdownTexts.reviewWeeks(system.moderationWeeks)}
            </Fact>
            <Fact label={breakdownTexts.complexity}>
              <span className="tag">{system.complexity}</span>
            </Fact>
            <span className="why">{system.complexityNote}</span>
            <LazyDetails
              className="system-evidence"
              summary={
                <>
                  {breakdownTexts.evidence}
                  <span className="visually-hidden"> {breakdownTexts.evidenceOf(system.name)}</span>
                </>
              }
              load={loadEvidence}
              content={{ systemId: system.id }}
              failedText={breakdownTexts.evidenceFailed}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="fact">
      <span className="fact-label">{label}: </span>
      {children}
    </span>
  );
}
