import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { formatTimeline } from '../../contract/wording/formatTimeline.ts';
import { formatUsd } from '../../contract/wording/formatUsd.ts';
import type { Answer } from '../../worker/estimate/answer.ts';
import { results } from '../estimator/results.ts';
import { visit } from '../estimator/visit.ts';
import { Amount } from '../explanations/Amount.tsx';
import { messages } from '../messages.ts';
import { verdictInWords } from '../wording/verdictInWords.ts';
import './Verdict.css';

const { results: words } = messages;

/** The answer in one sentence, for a reader who looks at nothing else; below it what one can do with it. */
export function Verdict({ children }: { children?: ReactNode }) {
  const { answer, hasFailed } = useSnapshot(results) as {
    answer: Answer | null;
    hasFailed: boolean;
  };
  if (!answer) {
    return (
      <div className="card verdict">
        <p>{hasFailed ? messages.page.estimatorFailed : words.pending}</p>
      </div>
    );
  }
  const { effectiveCount, results: costs, timeline } = answer.estimate;
  const { lead, point, end } = verdictInWords(answer.verdict);
  return (
    <div className="card verdict">
      <p>
        {words.building} <b>{words.integrations(effectiveCount)}</b> {words.costs}{' '}
        <b className="in-house">
          <Amount figure="initialTotalUsd">{formatUsd(costs.inHouse.initialTotal)}</Amount>
        </b>{' '}
        {words.andTakes} <b className="in-house">{formatTimeline(timeline.timelineWeeks)}</b>.{' '}
        {words.embeddedCosts}{' '}
        <b className="embedded">
          <Amount figure="yearOneUsd">{formatUsd(costs.albato.initialTotal)}</Amount>
        </b>{' '}
        {words.isLiveIn} <b className="embedded">{formatTimeline(timeline.embeddedWeeks)}</b>.{' '}
        {lead} <b>{point}</b>
        {end}
      </p>
      <Standings verdict={answer.verdict} />
      {children}
    </div>
  );
}

type Judged = Answer['verdict'];

/**
 * What both sides have cost after one year and after three. By how much embedding is the cheaper one is said once the report
 * has been sent: until then the page gives the two costs and no saving (P2).
 */
function Standings({ verdict: { afterYear1, afterForecast } }: { verdict: Judged }) {
  const { isReportSent } = useSnapshot(visit);
  return (
    <ul className="standings hint">
      {[afterYear1, afterForecast].map((standing) => {
        const { month, inHouseUsd, embeddedUsd } = standing;
        return (
          <li key={month}>
            {words.costsAfter(month)} {words.built}{' '}
            <b className="in-house">{formatUsd(inHouseUsd)}</b> {words.embeddedSide}{' '}
            <b className="embedded">{formatUsd(embeddedUsd)}</b>
            {(isReportSent || standing.cheaper !== 'embedded') && `: ${byHowMuch(standing)}`}.
          </li>
        );
      })}
    </ul>
  );
}

function byHowMuch({ cheaper, byUsd }: Judged['afterYear1']): string {
  if (cheaper === 'neither') return words.bothTheSame;
  const less = cheaper === 'embedded' ? words.lessByEmbedding : words.lessByBuilding;
  return less(formatUsd(byUsd));
}
