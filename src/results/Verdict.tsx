import type { ReactNode } from 'react';
import { formatUsd } from '../../contract/wording/formatUsd.ts';
import type { Answer } from '../../worker/estimate/answer.ts';
import { results } from '../estimator/results.ts';
import { useAnswer, useHasAnswer } from '../estimator/useAnswer.ts';
import { visit } from '../estimator/visit.ts';
import { Amount } from '../explanations/Amount.tsx';
import { messages } from '../messages.ts';
import { useStored } from '../useStored.ts';
import { figureInWords } from '../wording/figureInWords.ts';
import { LiveText } from '../wording/LiveText.tsx';
import { verdictInWords } from '../wording/verdictInWords.ts';
import './Verdict.css';

const { results: words } = messages;

/** The answer in one sentence, for a reader who looks at nothing else; below it what one can do with it. */
export function Verdict({ children }: { children?: ReactNode }) {
  const hasFailed = useStored(results, (stored) => stored.hasFailed);
  if (!useHasAnswer()) {
    return (
      <div className="card verdict">
        <p>{hasFailed ? messages.page.estimatorFailed : words.pending}</p>
      </div>
    );
  }
  return (
    <div className="card verdict">
      <p>
        {words.building} <LiveText as="b" of={integrations} /> {words.costs}{' '}
        <b className="in-house">
          <Amount figure="initialTotalUsd" />
        </b>{' '}
        {words.andTakes} <LiveText as="b" className="in-house" of={figureInWords.timelineWeeks} />.{' '}
        {words.embeddedCosts}{' '}
        <b className="embedded">
          <Amount figure="yearOneUsd" />
        </b>{' '}
        {words.isLiveIn} <LiveText as="b" className="embedded" of={figureInWords.embeddedWeeks} />.{' '}
        <LiveText of={judgement.lead} /> <LiveText as="b" of={judgement.point} />
        <LiveText of={judgement.end} />
      </p>
      <ul className="standings hint">
        <Standing of={afterYear1} />
        <Standing of={afterForecast} />
      </ul>
      {children}
    </div>
  );
}

function integrations({ estimate }: Answer): string {
  return words.integrations(estimate.effectiveCount);
}

/** Which side is the cheaper one, and from when, its point in the middle. */
const judgement = {
  lead: ({ verdict }: Answer) => verdictInWords(verdict).lead,
  point: ({ verdict }: Answer) => verdictInWords(verdict).point,
  end: ({ verdict }: Answer) => verdictInWords(verdict).end,
};

type Judged = Answer['verdict']['afterYear1'];

interface StandingWords {
  month: (answer: Answer) => number;
  inHouse: (answer: Answer) => string;
  embedded: (answer: Answer) => string;
  /** Ends the sentence, where no saving may be told and where it may. */
  difference: (answer: Answer) => string;
  differenceOnceSent: (answer: Answer) => string;
}

function standingWords(of: (verdict: Answer['verdict']) => Judged): StandingWords {
  return {
    month: ({ verdict }) => of(verdict).month,
    inHouse: ({ verdict }) => formatUsd(of(verdict).inHouseUsd),
    embedded: ({ verdict }) => formatUsd(of(verdict).embeddedUsd),
    difference: ({ verdict }) =>
      of(verdict).cheaper === 'embedded' ? '.' : `: ${byHowMuch(of(verdict))}.`,
    differenceOnceSent: ({ verdict }) => `: ${byHowMuch(of(verdict))}.`,
  };
}

const afterYear1 = standingWords((verdict) => verdict.afterYear1);
const afterForecast = standingWords((verdict) => verdict.afterForecast);

/**
 * What both sides have cost after some months. By how much embedding is the cheaper one is said once the report has been
 * sent: until then the page gives the two costs and no saving (P2).
 */
function Standing({ of }: { of: StandingWords }) {
  const { isReportSent } = useStored(visit);
  const month = useAnswer(of.month);
  if (month === undefined) return null;
  return (
    <li>
      {words.costsAfter(month)} {words.built}{' '}
      <LiveText as="b" className="in-house" of={of.inHouse} /> {words.embeddedSide}{' '}
      <LiveText as="b" className="embedded" of={of.embedded} />
      <LiveText of={isReportSent ? of.differenceOnceSent : of.difference} />
    </li>
  );
}

function byHowMuch({ cheaper, byUsd }: Judged): string {
  if (cheaper === 'neither') return words.bothTheSame;
  const less = cheaper === 'embedded' ? words.lessByEmbedding : words.lessByBuilding;
  return less(formatUsd(byUsd));
}
