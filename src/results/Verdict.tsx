import type { ReactNode } from 'react';
import {
  type CostComparison,
  type Verdict as CostVerdict,
  costParts,
  verdictText,
} from '../../contract/format/costComparison.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { results } from '../estimator/results.ts';
import { useHasAnswer } from '../estimator/useAnswer.ts';
import { Amount } from '../explanations/Amount.tsx';
import { formatFigure } from '../format/formatFigure.ts';
import { LiveText } from '../format/LiveText.tsx';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { pageTexts } from '../texts/page.ts';
import { resultsTexts } from '../texts/results.ts';
import './Verdict.css';

/** The answer in one sentence, for a reader who looks at nothing else; below it what one can do with it. */
export function Verdict({ children }: { children?: ReactNode }) {
  const hasFailed = useStoreSelector(results, (stored) => stored.hasFailed);
  if (!useHasAnswer()) {
    return (
      <div className="card verdict">
        <p>{hasFailed ? pageTexts.estimatorFailed : resultsTexts.pending}</p>
      </div>
    );
  }
  return (
    <div className="card verdict">
      <p>
        {resultsTexts.building} <LiveText as="b" of={integrations} /> {resultsTexts.costs}{' '}
        <b className="in-house">
          <Amount figure="initialTotalUsd" />
        </b>{' '}
        {resultsTexts.andTakes}{' '}
        <LiveText as="b" className="in-house" of={formatFigure.timelineWeeks} />.{' '}
        {resultsTexts.embeddedCosts}{' '}
        <b className="embedded">
          <Amount figure="yearOneUsd" />
        </b>{' '}
        {resultsTexts.isLiveIn}{' '}
        <LiveText as="b" className="embedded" of={formatFigure.embeddedWeeks} />.{' '}
        <LiveText as="b" of={({ verdict }) => verdictText(verdict).point} />
        <LiveText of={({ verdict }) => verdictText(verdict).rest} />
      </p>
      <ul className="standings hint">
        <Comparison of={(verdict) => verdict.after12Months} />
        <Comparison of={(verdict) => verdict.after36Months} />
      </ul>
      {children}
    </div>
  );
}

function integrations({ estimate }: Answer): string {
  return resultsTexts.integrations(estimate.effectiveCount);
}

/** What both sides cost over one horizon, and which costs less (E17). */
function Comparison({ of }: { of: (verdict: CostVerdict) => CostComparison }) {
  const parts = ({ verdict }: Answer) => costParts(of(verdict));
  return (
    <li>
      <LiveText of={(answer) => parts(answer).label} />:{' '}
      <b className="in-house">
        <LiveText of={(answer) => parts(answer).inHouse} />
      </b>{' '}
      {resultsTexts.inHouseCost}{' '}
      <b className="embedded">
        <LiveText of={(answer) => parts(answer).embedded} />
      </b>{' '}
      {resultsTexts.embeddedCost} <LiveText of={(answer) => parts(answer).outcome} />
    </li>
  );
}
