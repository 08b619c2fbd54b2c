import { type ReactNode, useRef } from 'react';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Estimate } from '../../contract/estimate.ts';
import { figureOf } from '../../contract/figures.ts';
import { formatTimeline } from '../../contract/format/durations.ts';
import {
  formatEstimateFigure,
  monthlyExtraText,
  savingsFigures,
} from '../../contract/format/estimateFigure.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { currentInputs, inputs } from '../estimator/inputs.ts';
import { results } from '../estimator/results.ts';
import { useAnswer, useAnswerEffect, useHasAnswer } from '../estimator/useAnswer.ts';
import { visit } from '../estimator/visit.ts';
import { Amount } from '../explanations/Amount.tsx';
import { formatFigure } from '../format/formatFigure.ts';
import { FigureBasis, LiveText, WithAssumptions } from '../format/LiveText.tsx';
import { scrollToReportForm } from '../navigation/scrollToReportForm.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { resultsTexts } from '../texts/results.ts';

/**
 * The savings by embedding, blurred until the report is requested (P2), and how long either side
 * takes.
 */
export function SavingsAndTimeline() {
  const { isReportSent } = useStoreSelector(visit);
  return (
    <section className="card" aria-labelledby="savings" data-section="savings">
      <h2 id="savings">
        {resultsTexts.savingsAndTime}
        <WithAssumptions />
      </h2>
      <SavingsTiles />
      {!isReportSent && (
        <p className="lock-line">
          {resultsTexts.seeSavings}{' '}
          <button type="button" className="link" onClick={scrollToReportForm}>
            {resultsTexts.sendToMe}
          </button>
        </p>
      )}
      <dl className="timeline">
        <div className="in-house">
          <dt>{resultsTexts.timelineInHouse}</dt>
          <dd className="bar" aria-hidden="true">
            <Bar
              className="build"
              weeks={({ timelineWeeks, moderationWeeks }) => timelineWeeks - moderationWeeks / 2}
            />
            <Bar className="review" weeks={({ moderationWeeks }) => moderationWeeks / 2} />
          </dd>
          <dd className="duration" data-figure="in-house-timeline">
            <Duration figure="timelineWeeks" placeholder={resultsTexts.defaultInHouseTimeline} />
          </dd>
        </div>
        <div className="embedded">
          <dt>{resultsTexts.timelineEmbedded}</dt>
          <dd className="bar" aria-hidden="true">
            <Bar className="deploy" weeks={({ embeddedWeeks }) => embeddedWeeks} />
          </dd>
          <dd className="duration" data-figure="embedded-timeline">
            <Duration figure="embeddedWeeks" placeholder={resultsTexts.defaultEmbeddedTimeline} />
          </dd>
        </div>
      </dl>
      <ReviewWait />
    </section>
  );
}

/** The answer's dates open how it is computed. */
function Duration(props: { figure: 'timelineWeeks' | 'embeddedWeeks'; placeholder: string }) {
  const hasAnswer = useHasAnswer();
  return hasAnswer ? <LiveText of={formatFigure[props.figure]} /> : props.placeholder;
}

interface BarProps {
  className: string;
  /** Half of the longest review falls after the build. */
  weeks: (timeline: Estimate['timeline']) => number;
}

function Bar({ className, weeks }: BarProps) {
  const bar = useRef<HTMLElement>(null);
  const width = ({ estimate: { timeline } }: Answer) => {
    const longest = Math.max(timeline.timelineWeeks, timeline.embeddedWeeks, 1);
    return `${((100 * weeks(timeline)) / longest).toFixed(2)}%`;
  };
  useAnswerEffect(bar, (answer) => {
    if (bar.current) bar.current.style.width = width(answer);
  });
  if (!results.answer) return null;
  return <i ref={bar} className={className} style={{ width: width(results.answer) }} />;
}

/** Which review building waits for, and how long. */
function ReviewWait() {
  const moderationWeeks = useAnswer(({ estimate }) => estimate.timeline.moderationWeeks);
  const systems = useAnswer((answer) => answer.systems);
  if (!moderationWeeks || !systems) return null;
  return (
    <p className="hint">
      {resultsTexts.reviewWait(
        systems
          .filter((system) => system.moderationWeeks === moderationWeeks)
          .map(({ name }) => name)
          .join(', '),
        formatTimeline(moderationWeeks),
      )}
    </p>
  );
}

/** The four savings, and what embedding costs more (E30), blurred until a report was sent (P2). */
export function SavingsTiles() {
  const { isReportSent } = useStoreSelector(visit);
  const saved = useSavedEstimate();
  const extraCost =
    useAnswer(({ estimate }) => monthlyExtraText(estimate)) ?? (saved && monthlyExtraText(saved));
  return (
    <>
      <dl className="tiles">
        {savingsFigures.map((figure) => (
          <SavingsTile key={figure} figure={figure} saved={saved} />
        ))}
      </dl>
      {extraCost && (
        <p className="hint">{isReportSent ? extraCost : <Blurred>{extraCost}</Blurred>}</p>
      )}
    </>
  );
}

/** Where no worker answers, the estimate that the server has saved of the same inputs (S3). */
function useSavedEstimate(): Estimate | null {
  const saved = useStoreSelector(visit, (stored) => stored.saved);
  const isCurrent = useStoreSelector(
    inputs,
    () => saved && !results.answer && keyOf(saved.inputs) === keyOf(currentInputs()),
  );
  return isCurrent && saved ? saved.estimate : null;
}

/** Amounts in another currency are the same amounts. */
function keyOf({ currency: _shown, exchangeRate: _rate, ...counted }: CalculatorInputs): string {
  return JSON.stringify(counted);
}

interface SavingsTileProps {
  figure: (typeof savingsFigures)[number];
  saved: Estimate | null;
}

function SavingsTile({ figure, saved }: SavingsTileProps) {
  const { isReportSent } = useStoreSelector(visit);
  return (
    <div className="tile">
      <dt>{figureOf(figure).label}</dt>
      <dd>
        {isReportSent ? (
          <strong className="saving">
            <Amount
              figure={figure}
              {...(saved && { placeholder: formatEstimateFigure(figure, saved) })}
            />
          </strong>
        ) : (
          <Blurred>
            <LiveText of={formatFigure[figure]} />
          </Blurred>
        )}
      </dd>
      <dd className="hint">
        <FigureBasis figure={figure} />
      </dd>
    </div>
  );
}

/** What the report reveals: no eye can read it, and screen readers hear that it is hidden. */
function Blurred({ children }: { children: ReactNode }) {
  return (
    <>
      <strong className="saving blurred" aria-hidden="true">
        {children}
      </strong>
      <span className="visually-hidden">{resultsTexts.hiddenUntilRequested}</span>
    </>
  );
}
