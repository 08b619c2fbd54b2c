import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { subscribe } from 'valtio';
import { hasEmbeddedOwnWork } from '../../contract/estimate.ts';
import { answerText, type Horizon, horizons } from '../../contract/format/answerText.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { lazyInPlace, useLazyWhen } from '../controls/lazy.ts';
import { RadioGroup } from '../controls/RadioGroup.tsx';
import { assumptionsMark, inputs } from '../estimator/inputs.ts';
import { markAsUnsure, results } from '../estimator/results.ts';
import { useAnswer, useAnswerEffect, useHasAnswer } from '../estimator/useAnswer.ts';
import { Amount } from '../explanations/Amount.tsx';
import { FigureBasis, LiveText } from '../format/LiveText.tsx';
import { notifyMissingPart } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import { pageTexts } from '../texts/page.ts';
import { resultsTexts } from '../texts/results.ts';
import {
  answerId,
  comparedCosts,
  costOf,
  horizonChoice,
  isUnfinished,
  lanePercent,
  useHorizon,
} from './horizon.ts';
import './AnswerCard.css';

const loadCertainty = () => import('./AnswerCertainty.tsx');
const inHouseWhisker = lazyInPlace(() => loadCertainty().then((module) => module.InHouseWhisker));
const embeddedWhisker = lazyInPlace(() => loadCertainty().then((module) => module.EmbeddedWhisker));
const certaintyWord = lazyInPlace(() => loadCertainty().then((module) => module.CertaintyWord));

/** How sure the answer is (E29). It is prerendered; its script loads with the first change. */
export const certaintyParts = [certaintyWord, inHouseWhisker, embeddedWhisker];

// Constant elements: React replaces a part that it has not hydrated when that renders again.
const partOf = ({ Part }: (typeof certaintyParts)[number]) => (
  <Suspense>
    <Part />
  </Suspense>
);
const word = partOf(certaintyWord);
const whiskers = { inHouse: partOf(inHouseWhisker), embedded: partOf(embeddedWhisker) };

function useCertaintyParts(): void {
  useEffect(() => {
    const request = () => {
      markAsUnsure();
      for (const part of certaintyParts) part.request(console.warn);
    };
    const ends = [subscribe(inputs, request, true), subscribe(horizonChoice, request, true)];
    return () => {
      for (const end of ends) end();
    };
  }, []);
}

/**
 * The answer: what both sides cost over one time, when they are live, who costs less and what would
 * change that.
 *
 * @param children - The actions on the answer.
 */
export function AnswerCard({ children }: { children?: ReactNode }) {
  const hasFailed = useStoreSelector(results, (stored) => stored.hasFailed);
  const horizon = useHorizon();
  useCertaintyParts();
  const hasAnswer = useHasAnswer();
  // Most visitors set no target date.
  const deadline = useAnswer((answer) => answer.deadline);
  const { loaded: date } = useLazyWhen(
    deadline,
    () => import('./AnswerDate.tsx'),
    notifyMissingPart,
  );
  return (
    <section id={answerId} className="card answer" aria-label={resultsTexts.answer} tabIndex={-1}>
      {hasAnswer ? (
        <>
          <div className="answer-head">
            <LiveText of={describeInputs} />
            <HorizonChoice />
          </div>
          <CostRace horizon={horizon} />
          {deadline && date && <date.DateLanes deadline={deadline} />}
          <div className="answer-foot">
            <p>
              {word}
              <LiveText as="b" of={({ verdict }) => answerText(verdict.claims, horizon).point} />
              <LiveText of={({ verdict }) => answerText(verdict.claims, horizon).rest} />
              {deadline && date && <date.DateSentence deadline={deadline} />}
            </p>
            {children}
          </div>
          {deadline && date && <date.DateWays deadline={deadline} />}
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
  const mark = assumptionsMark(inputs);
  return [
    resultsTexts.integrations(effectiveCount),
    resultsTexts.team(developerCountNumber, factors.effectiveDevTimePercentage),
    calculatorTexts.choices.region[region],
    ...(mark ? [mark] : []),
  ].join(' · ');
}

const sides = [
  {
    side: 'inHouse',
    className: 'in-house',
    name: resultsTexts.timelineInHouse,
    liveIn: 'timelineWeeks',
  },
  {
    side: 'embedded',
    className: 'embedded',
    name: resultsTexts.timelineEmbedded,
    liveIn: 'embeddedWeeks',
  },
] as const;

/** Both sides as bars on one scale, each with its amount and when it is live. */
function CostRace({ horizon }: { horizon: Horizon }) {
  return (
    <>
      <ul className="race">
        {sides.map(({ side, className, name, liveIn }) => (
          <li key={side} className={className}>
            <b>{name}</b>
            <Lane side={side} horizon={horizon} />
            <span className="amount">
              <strong>
                <Amount figure={costOf[horizon][side]} />
              </strong>
              <small>
                {resultsTexts.liveIn} <Amount figure={liveIn} />
              </small>
            </span>
          </li>
        ))}
      </ul>
      <ul className="race-key">
        {horizon === 'initial' ? (
          <>
            <li className="in-house">{resultsTexts.inHouseTotalNote}</li>
            <li className="embedded">
              {resultsTexts.embeddedTotalNote} <FigureBasis figure="yearOneUsd" />
            </li>
          </>
        ) : (
          <>
            <li className="in-house">{resultsTexts.buildPart}</li>
            <li className="in-house hatched">{resultsTexts.maintenancePart}</li>
            <li className="embedded plain">
              <LiveText
                of={({ estimate }) => resultsTexts.embeddedParts(hasEmbeddedOwnWork(estimate))}
              />
            </li>
          </>
        )}
        <li className="likely">{resultsTexts.likelyRange}</li>
      </ul>
    </>
  );
}

interface LaneProps {
  side: 'inHouse' | 'embedded';
  horizon: Horizon;
}

function Lane({ side, horizon }: LaneProps) {
  const lane = useRef<HTMLDivElement>(null);
  useAnswerEffect(lane, (answer) => {
    if (!lane.current) return;
    const { solid, total } = laneShape(answer, side, horizon);
    lane.current.style.setProperty('--solid', solid);
    lane.current.style.setProperty('--total', total);
  });
  const hasBar = useAnswer((answer) => side === 'embedded' || !isUnfinished(answer, horizon));
  if (!results.answer) return null;
  const { solid, total } = laneShape(results.answer, side, horizon);
  return (
    <div
      ref={lane}
      className="lane"
      style={{ ['--solid' as string]: solid, ['--total' as string]: total }}
    >
      {hasBar ? <i /> : <small>{resultsTexts.spentSoFar}</small>}
      {whiskers[side]}
    </div>
  );
}

/** How wide both parts of a bar are; an unfinished build has none, because its cost is no total. */
function laneShape(answer: Answer, side: LaneProps['side'], horizon: Horizon) {
  const { inHouseUsd, buildUsd, embeddedUsd } = comparedCosts(answer, horizon);
  const percentOf = (usd: number) => `${lanePercent(usd, answer, horizon).toFixed(2)}%`;
  if (side === 'embedded') return { solid: percentOf(embeddedUsd), total: percentOf(embeddedUsd) };
  if (isUnfinished(answer, horizon)) return { solid: '0%', total: '0%' };
  return { solid: percentOf(buildUsd), total: percentOf(inHouseUsd) };
}

function HorizonChoice() {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // A choice made before hydration stays.
    const early = fieldset.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const horizon = horizons.find((known) => known === early);
    if (horizon) choose(horizon);
  }, []);
  return (
    <RadioGroup
      ref={fieldset}
      legend={resultsTexts.horizonLegend}
      options={horizons.map((horizon) => ({
        value: horizon,
        label: resultsTexts.horizons[horizon],
      }))}
      value={useHorizon()}
      onChange={choose}
    />
  );
}

function choose(horizon: Horizon): void {
  horizonChoice.horizon = horizon;
}
