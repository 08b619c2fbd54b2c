import { type ReactNode, useEffect, useRef } from 'react';
import { hasEmbeddedOwnWork } from '../../contract/estimate.ts';
import { answerText, type Horizon, horizons } from '../../contract/format/answerText.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { RadioGroup } from '../controls/RadioGroup.tsx';
import { assumptionsMark, inputs } from '../estimator/inputs.ts';
import { results } from '../estimator/results.ts';
import { useAnswerEffect, useHasAnswer } from '../estimator/useAnswer.ts';
import { Amount } from '../explanations/Amount.tsx';
import { FigureBasis, LiveText } from '../format/LiveText.tsx';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import { pageTexts } from '../texts/page.ts';
import { resultsTexts } from '../texts/results.ts';
import { comparisonOf, costOf, horizonChoice, useHorizon } from './horizon.ts';
import './AnswerCard.css';

/** Where the dock leads. */
export const answerId = 'answer';

/**
 * The answer: what both sides cost over one time, when they are live, who costs less and what would
 * change that.
 *
 * @param children - The actions on the answer.
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
              <LiveText as="b" of={({ verdict }) => answerText(verdict.claims, horizon).point} />
              <LiveText of={({ verdict }) => answerText(verdict.claims, horizon).rest} />
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
            <span className="live-in">
              {resultsTexts.liveIn}{' '}
              <em>
                <Amount figure={liveIn} />
              </em>
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
    const { solid, total, place } = laneShape(answer, side, horizon);
    lane.current.style.setProperty('--solid', solid);
    lane.current.style.setProperty('--total', total);
    lane.current.dataset.amount = place;
  });
  if (!results.answer) return null;
  const { solid, total, place } = laneShape(results.answer, side, horizon);
  return (
    <div
      ref={lane}
      className="lane"
      data-amount={place}
      style={{ ['--solid' as string]: solid, ['--total' as string]: total }}
    >
      <i />
      <strong>
        <Amount figure={costOf[horizon][side]} />
      </strong>
    </div>
  );
}

/**
 * From this percentage of the lane on, an amount fits on the solid part; the narrowest phone's lane
 * is 256 pixels wide.
 */
const fitsFromPercent = 48;
/** The same where the lane is at least 380 pixels wide. */
const fitsWideFromPercent = 32;

/**
 * How wide both parts of a bar are, and whether its amount is on the solid part, after the bar, or
 * over the hatched part.
 */
function laneShape(answer: Answer, side: LaneProps['side'], horizon: Horizon) {
  const { inHouse, embedded } = answer.estimate.results;
  const { inHouseUsd, buildUsd, embeddedUsd } = comparisonOf(answer, horizon) ?? {
    inHouseUsd: inHouse.initialTotal,
    buildUsd: inHouse.initialTotal,
    embeddedUsd: embedded.initialTotal,
  };
  const percentOf = (usd: number) => (100 * usd) / Math.max(inHouseUsd, embeddedUsd, 1);
  const solid = percentOf(side === 'inHouse' ? buildUsd : embeddedUsd);
  const total = percentOf(side === 'inHouse' ? inHouseUsd : embeddedUsd);
  const narrowPlace = solid >= fitsFromPercent ? 'on' : total < fitsFromPercent ? 'after' : 'over';
  const place = narrowPlace === 'over' && solid >= fitsWideFromPercent ? 'on-if-wide' : narrowPlace;
  return { solid: `${solid.toFixed(2)}%`, total: `${total.toFixed(2)}%`, place };
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
