import type { ReactNode } from 'react';
import { assumptionsInEffect } from '../../contract/assumptions.ts';
import { answerText } from '../../contract/format/answerText.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { inputs } from '../estimator/inputs.ts';
import { results } from '../estimator/results.ts';
import { useHasAnswer } from '../estimator/useAnswer.ts';
import { LiveText } from '../format/LiveText.tsx';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { assumptionsTexts } from '../texts/assumptions.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import { pageTexts } from '../texts/page.ts';
import { resultsTexts } from '../texts/results.ts';
import { CostRace } from './CostRace.tsx';
import { HorizonChoice } from './HorizonChoice.tsx';
import { useHorizon } from './horizon.ts';
import './AnswerCard.css';

/** Where the dock leads. */
export const answerId = 'answer';

/**
 * The answer: what both sides cost over one time, when they are live, who costs less and what would
 * change that.
 *
 * @param children - What one can do with it.
 */
export function AnswerCard({ children }: { children?: ReactNode }) {
  const hasFailed = useStoreSelector(results, (stored) => stored.hasFailed);
  const horizon = useHorizon();
  const hasAnswer = useHasAnswer();
  return (
    <section id={answerId} className="card answer" aria-label={resultsTexts.answer} tabIndex={-1}>
      {hasAnswer ? (
        <>
          <div className="answer-head">
            <LiveText of={describeInputs} />
            <HorizonChoice />
          </div>
          <CostRace horizon={horizon} />
          <div className="answer-foot">
            <p>
              <LiveText as="b" of={({ verdict }) => answerText(verdict, horizon).point} />
              <LiveText of={({ verdict }) => answerText(verdict, horizon).rest} />
            </p>
            {children}
          </div>
        </>
      ) : (
        <p>{hasFailed ? pageTexts.estimatorFailed : resultsTexts.pending}</p>
      )}
    </section>
  );
}

/** "5 integrations · 2 developers at 30% · Europe". */
function describeInputs({ estimate }: Answer): string {
  const { effectiveCount, factors } = estimate;
  const { developerCountNumber, region } = inputs;
  return [
    resultsTexts.integrations(effectiveCount),
    resultsTexts.team(developerCountNumber, factors.effectiveDevTimePercentage),
    calculatorTexts.choices.region[region],
    ...(assumptionsInEffect(inputs) ? [assumptionsTexts.applied] : []),
  ].join(' · ');
}
