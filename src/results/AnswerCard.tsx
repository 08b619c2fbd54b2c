import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { subscribe } from 'valtio';
import { costsBeyondPlan } from '../../contract/estimate.ts';
import { answerText, type Horizon, horizons } from '../../contract/format/answerText.ts';
import { midRangeText } from '../../contract/format/claimTexts.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { Race, RaceLane } from '../charts/Race.tsx';
import { lazyInPlace, useLazyOnIntent, useLazyWhen } from '../controls/lazy.ts';
import { RadioGroup } from '../controls/RadioGroup.tsx';
import {
  answerId,
  costOf,
  horizonChoice,
  isUnfinished,
  laneShape,
  liveInOf,
  type RaceSide,
  useHorizon,
} from '../estimator/horizon.ts';
import { inputs } from '../estimator/inputs.ts';
import { markAsUnsure, results } from '../estimator/results.ts';
import { useAnswer, useAnswerEffect, useHasAnswer } from '../estimator/useAnswer.ts';
import { Amount } from '../explanations/Amount.tsx';
import { describeScenario } from '../format/describeScenario.ts';
import { LiveText } from '../format/LiveText.tsx';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import { pageTexts } from '../texts/page.ts';
import { resultsTexts } from '../texts/results.ts';
import './AnswerCard.css';

const loadCertainty = () => import('./AnswerCertainty.tsx');
const inHouseWhisker = lazyInPlace(() => loadCertainty().then((module) => module.InHouseWhisker));
const embeddedWhisker = lazyInPlace(() => loadCertainty().then((module) => module.EmbeddedWhisker));
const peopleSentence = lazyInPlace(() => loadCertainty().then((module) => module.PeopleSentence));
const splitSentence = lazyInPlace(() => loadCertainty().then((module) => module.SplitSentence));
export const currencyNote = lazyInPlace(() =>
  loadCertainty().then((module) => module.CurrencyNote),
);
const certaintySentence = lazyInPlace(() =>
  loadCertainty().then((module) => module.CertaintySentence),
);

const outsideReason = lazyInPlace(() => loadCertainty().then((module) => module.OutsideReason));

/**
 * How sure the answer is (E29), who would do the work (E44), the split (E35), and how amounts
 * are converted (E38). Their script loads with the first change.
 */
export const certaintyParts = [
  certaintySentence,
  outsideReason,
  inHouseWhisker,
  embeddedWhisker,
  peopleSentence,
  splitSentence,
  currencyNote,
];

const whiskers = { inHouse: inHouseWhisker.element, embedded: embeddedWhisker.element };

const loadCertaintyParts = () => Promise.all(certaintyParts.map((part) => part.request()));

/** Loads the parts with the first change; they have places of their own. */
function LazyCertainty() {
  const { failure, request } = useLazyOnIntent(loadCertaintyParts, resultsTexts.certainty);
  const requestNow = useEffectEvent(() => {
    markAsUnsure();
    request();
  });
  useEffect(() => {
    const stores = [inputs, horizonChoice];
    const ends = stores.map((store) => subscribe(store, () => requestNow(), true));
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return failure;
}

/**
 * The answer: what both sides cost over one time, when they are live, who costs less and what would
 * change that.
 *
 * @param children - The actions on the answer.
 * @param footnote - Below it, where there is more to say.
 */
export function AnswerCard({ children, footnote }: { children?: ReactNode; footnote?: ReactNode }) {
  const hasFailed = useStoreSelector(results, (stored) => stored.hasFailed);
  const horizon = useHorizon();
  const hasAnswer = useHasAnswer();
  // Most visitors set no target date.
  const deadline = useAnswer((answer) => answer.deadline);
  const { loaded: date, failure } = useLazyWhen(
    deadline,
    () => import('./AnswerDate.tsx'),
    calculatorTexts.inputs.deadline,
  );
  return (
    <section id={answerId} className="card answer" aria-label={resultsTexts.answer} tabIndex={-1}>
      {hasAnswer ? (
        <>
          <div className="answer-head">
            <LiveText of={(answer) => describeScenario(answer, inputs)} />
            <HorizonChoice />
          </div>
          <CostRace horizon={horizon} />
          {deadline && date && <date.DateLanes deadline={deadline} />}
          <div className="answer-foot">
            <div className="answer-said">
              <p>
                <LiveText as="b" of={({ verdict }) => answerText(verdict.claims, horizon).point} />
                <LiveText of={({ verdict }) => answerText(verdict.claims, horizon).rest} />
                {peopleSentence.element}
                {splitSentence.element}
                {deadline && date && <date.DateSentence deadline={deadline} />}
              </p>
              <p className="answer-sure">
                <LiveText
                  of={({ verdict }) => {
                    const text = midRangeText(verdict.claims);
                    return text && horizon !== '36' ? resultsTexts.midRangeBasis + text : text;
                  }}
                />
                {certaintySentence.element}
              </p>
            </div>
            {children}
          </div>
          {deadline && (date ? <date.DateWays deadline={deadline} /> : failure)}
          {footnote}
        </>
      ) : (
        <p>{hasFailed ? pageTexts.estimatorFailed : resultsTexts.pending}</p>
      )}
      <LazyCertainty />
    </section>
  );
}

/** Both sides as bars on one scale, each with its amount and when it is live. */
function CostRace({ horizon }: { horizon: Horizon }) {
  return (
    <>
      <Race
        lane={(side) => <Lane side={side} horizon={horizon} />}
        cost={(side) => <Amount figure={costOf(horizon, side)} />}
        liveIn={(side) => <Amount figure={liveInOf[side]} />}
      />
      <ul className="race-key">
        <li className="in-house">{resultsTexts.buildPart}</li>
        <li className="in-house hatched">
          <LiveText
            of={({ estimate: { escalation } }) =>
              resultsTexts.laterPart(escalation.turnoverMonthlyUsd > 0)
            }
          />
        </li>
        <li className="embedded plain">
          <LiveText of={({ estimate }) => resultsTexts.embeddedParts(costsBeyondPlan(estimate))} />
        </li>
        <li className="likely">
          <span>{resultsTexts.likelyRange}</span>
          {outsideReason.element}
        </li>
      </ul>
    </>
  );
}

function Lane({ side, horizon }: { side: RaceSide; horizon: Horizon }) {
  const lane = useRef<HTMLDivElement>(null);
  const shapeOf = (answer: Answer) => laneShape(answer, side, horizon);
  useAnswerEffect(lane, (answer) => {
    for (const [name, value] of Object.entries(shapeOf(answer) ?? {})) {
      lane.current?.style.setProperty(name, value);
    }
  });
  // Renders again when the bar comes or goes.
  useAnswer((answer) => isUnfinished(answer, horizon));
  if (!results.answer) return null;
  return (
    <RaceLane ref={lane} shape={shapeOf(results.answer)}>
      {whiskers[side]}
    </RaceLane>
  );
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
        label: resultsTexts.horizon(horizon),
      }))}
      value={useHorizon()}
      onChange={choose}
    />
  );
}

function choose(horizon: Horizon): void {
  horizonChoice.horizon = horizon;
}
