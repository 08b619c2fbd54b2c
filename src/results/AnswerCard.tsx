import { type ReactNode, useEffect, useRef } from 'react';
import { assumptionsInEffect } from '../../contract/assumptions.ts';
import { answerText, type Horizon, horizons } from '../../contract/format/answerText.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { RadioGroup } from '../controls/RadioGroup.tsx';
import { inputs } from '../estimator/inputs.ts';
import { results } from '../estimator/results.ts';
import { useAnswerEffect, useHasAnswer } from '../estimator/useAnswer.ts';
import { Amount } from '../explanations/Amount.tsx';
import type { ShownFigure } from '../format/formatFigure.ts';
import { LiveText } from '../format/LiveText.tsx';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { assumptionsTexts, calculatorTexts } from '../texts/calculator.ts';
import { pageTexts } from '../texts/page.ts';
import { resultsTexts } from '../texts/results.ts';
import { type HorizonCosts, horizonChoice, horizonCosts, useHorizon } from './horizon.ts';
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
  return [
    resultsTexts.integrations(effectiveCount),
    resultsTexts.team(developerCountNumber, factors.effectiveDevTimePercentage),
    calculatorTexts.choices.region[region],
    ...(assumptionsInEffect(inputs) ? [assumptionsTexts.applied] : []),
  ].join(' · ');
}

const amountOf = {
  initial: { inHouse: 'initialTotalUsd', embedded: 'yearOneUsd' },
  '12': { inHouse: 'inHouse12MonthsUsd', embedded: 'embedded12MonthsUsd' },
  '36': { inHouse: 'inHouse36MonthsUsd', embedded: 'embedded36MonthsUsd' },
} as const satisfies Record<Horizon, Record<'inHouse' | 'embedded', ShownFigure>>;

/** Both sides as bars on one scale, each with its amount and when it is live. */
function CostRace({ horizon }: { horizon: Horizon }) {
  return (
    <>
      <ul className="race">
        <Side
          className="in-house"
          name={resultsTexts.timelineInHouse}
          liveIn="timelineWeeks"
          amount={amountOf[horizon].inHouse}
          bar={(answer) => {
            const costs = horizonCosts(answer, horizon);
            return [costs.buildUsd, costs.maintenanceUsd, mostUsd(costs)];
          }}
        />
        <Side
          className="embedded"
          name={resultsTexts.timelineEmbedded}
          liveIn="embeddedWeeks"
          amount={amountOf[horizon].embedded}
          bar={(answer) => {
            const costs = horizonCosts(answer, horizon);
            return [costs.embeddedUsd, 0, mostUsd(costs)];
          }}
        />
      </ul>
      <ul className="race-key">
        {horizon === 'initial' ? (
          <>
            <li className="in-house">{resultsTexts.inHouseTotalNote}</li>
            <li className="embedded">{resultsTexts.embeddedTotalNote}</li>
          </>
        ) : (
          <>
            <li className="in-house">{resultsTexts.buildPart}</li>
            <li className="in-house hatched">{resultsTexts.maintenancePart}</li>
            <li className="embedded plain">{resultsTexts.embeddedParts}</li>
          </>
        )}
      </ul>
    </>
  );
}

function mostUsd({ buildUsd, maintenanceUsd, embeddedUsd }: HorizonCosts): number {
  return Math.max(buildUsd + maintenanceUsd, embeddedUsd, 1);
}

interface SideProps {
  className: string;
  name: string;
  liveIn: ShownFigure;
  amount: ShownFigure;
  /** The solid part, the hatched part and the whole width, in USD. */
  bar: (answer: Answer) => [solidUsd: number, hatchedUsd: number, wholeUsd: number];
}

function Side({ className, name, liveIn, amount, bar }: SideProps) {
  const lane = useRef<HTMLDivElement>(null);
  const shapeOf = (answer: Answer) => laneShape(...bar(answer));
  useAnswerEffect(lane, (answer) => {
    if (!lane.current) return;
    const { solid, total, place } = shapeOf(answer);
    lane.current.style.setProperty('--solid', solid);
    lane.current.style.setProperty('--total', total);
    lane.current.dataset.amount = place;
  });
  const shape = results.answer ? shapeOf(results.answer) : laneShape(0, 0, 1);
  return (
    <li className={className}>
      <b>{name}</b>
      <div
        ref={lane}
        className="lane"
        data-amount={shape.place}
        style={{ ['--solid' as string]: shape.solid, ['--total' as string]: shape.total }}
      >
        <i />
        <strong>
          <Amount figure={amount} />
        </strong>
      </div>
      <span className="live-in">
        {resultsTexts.liveIn}{' '}
        <em>
          <Amount figure={liveIn} />
        </em>
      </span>
    </li>
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
function laneShape(solidUsd: number, hatchedUsd: number, wholeUsd: number) {
  const solid = (100 * solidUsd) / wholeUsd;
  const total = (100 * (solidUsd + hatchedUsd)) / wholeUsd;
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
