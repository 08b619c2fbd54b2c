import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { formatHours } from '../../contract/wording/formatHours.ts';
import {
  googleCertificationWarning,
  needsGoogleCertification,
} from '../../contract/wording/googleCertification.ts';
import { results, type ShownAnswer } from '../estimator/results.ts';
import { Amount } from '../explanations/Amount.tsx';
import { messages } from '../messages.ts';
import './IntegrationBreakdown.css';

const { breakdown: words, results: resultWords } = messages;

/** Where the hours come from: totals, and each selected system with what makes it what it is. */
export function IntegrationBreakdown() {
  const { answer, rateCard } = useSnapshot(results);
  return (
    <section className="card" aria-labelledby="breakdown" data-section="breakdown">
      <h2 id="breakdown">{words.title}</h2>
      <div className="breakdown-totals">
        <dl className="tiles">
          <div className="tile">
            <dt>{words.totalDevHours}</dt>
            <dd>
              <strong>
                {answer ? (
                  <Amount figure="developmentHours">
                    {formatHours(answer.estimate.hours.development)}
                  </Amount>
                ) : (
                  resultWords.noFigure
                )}
              </strong>
            </dd>
          </div>
          <div className="tile">
            <dt>{words.maintenanceHours}</dt>
            <dd>
              <strong>
                {answer ? (
                  <Amount figure="maintenanceHours">
                    {formatHours(answer.estimate.hours.maintenance)}
                  </Amount>
                ) : (
                  resultWords.noFigure
                )}
              </strong>
            </dd>
          </div>
        </dl>
        <p className="hint">
          {answer &&
            rateCard &&
            words.composition(
              answer.systems.length,
              answer.genericCount,
              rateCard.genericIntegration.devHours,
            )}{' '}
          {words.assumptions}
        </p>
      </div>
      {answer && answer.systems.length > 0 ? (
        <>
          <SystemList systems={answer.systems} />
          <GoogleCertification systems={answer.systems} />
        </>
      ) : (
        <p className="hint breakdown-empty">{words.nothingSelected}</p>
      )}
    </section>
  );
}

/** P8: a cost that is in no figure of the estimate. */
function GoogleCertification({ systems }: { systems: ShownAnswer['systems'] }) {
  if (!systems.some(({ id }) => needsGoogleCertification(id))) return null;
  return (
    <p className="note">
      <strong>{words.anEstimate}</strong> {googleCertificationWarning}.
    </p>
  );
}

function SystemList({ systems }: { systems: ShownAnswer['systems'] }) {
  return (
    <details className="systems" open>
      <summary>{words.list(systems.length)}</summary>
      <div className="systems-head" aria-hidden="true">
        <span>{words.system}</span>
        <span>{words.devHours}</span>
        <span>{words.upkeep}</span>
        <span>{words.review}</span>
        <span>{words.complexity}</span>
        <span>{words.why}</span>
      </div>
      <ul>
        {systems.map((system) => (
          <li key={system.id}>
            <strong>{system.name}</strong>
            <Fact label={words.devHours}>{formatHours(system.devHours)}</Fact>
            <Fact label={words.upkeep}>{words.perMonth(formatHours(system.maintenanceHours))}</Fact>
            <Fact label={words.review}>{words.reviewWeeks(system.moderationWeeks)}</Fact>
            <Fact label={words.complexity}>
              <span className="tag">{system.complexity}</span>
            </Fact>
            <span className="why">{system.complexityNote}</span>
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
