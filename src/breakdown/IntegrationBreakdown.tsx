import type { ReactNode } from 'react';
import { formatHours } from '../../contract/format/durations.ts';
import {
  googleCertificationWarning,
  needsGoogleCertification,
} from '../../contract/format/googleCertification.ts';
import type { Answer, SelectedSystem } from '../../worker/answer/answer.ts';
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

/** How many of the integrations are selected systems, and how many others there are. */
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

/** The columns between the name of a system and what makes it what it is. */
function columnsOf(
  hasMaintenancePercentage: boolean,
): [label: string, fact: (system: SelectedSystem) => ReactNode][] {
  return [
    [breakdownTexts.devHours, ({ devHours }) => formatHours(devHours)],
    [
      breakdownTexts.maintenance,
      ({ maintenanceHours }) =>
        hasMaintenancePercentage ? '–' : breakdownTexts.perMonth(formatHours(maintenanceHours)),
    ],
    [breakdownTexts.review, ({ moderationWeeks }) => breakdownTexts.reviewWeeks(moderationWeeks)],
    [breakdownTexts.complexity, ({ complexity }) => <span className="tag">{complexity}</span>],
  ];
}

function SystemList({ systems }: { systems: readonly SelectedSystem[] }) {
  const columns = columnsOf(useHasMaintenancePercentage());
  return (
    <details className="systems" open>
      <ArrowSummary>{breakdownTexts.list(systems.length)}</ArrowSummary>
      <div className="systems-head" aria-hidden="true">
        {[breakdownTexts.system, ...columns.map(([label]) => label), breakdownTexts.why].map(
          (label) => (
            <span key={label}>{label}</span>
          ),
        )}
      </div>
      <ul>
        {systems.map((system) => (
          <li key={system.id}>
            <strong>{system.name}</strong>
            {columns.map(([label, fact]) => (
              <span key={label} className="fact">
                <span className="fact-label">{label}: </span>
                {fact(system)}
              </span>
            ))}
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
