import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { subscribe } from 'valtio';
import { answerHeadline, type Horizon, horizons } from '../../contract/format/answerText.ts';
import { liveDay } from '../../contract/format/durations.ts';
import { formatShown } from '../../contract/format/money.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { lazyInPlace, useLazyOnIntent, useLazyWhen } from '../controls/lazy.ts';
import { RadioGroup } from '../controls/RadioGroup.tsx';
import {
  answerId,
  costOf,
  horizonChoice,
  isUnfinished,
  laneParts,
  laneScaleUsd,
  liveInOf,
  type RaceSide,
  useHorizon,
} from '../estimator/horizon.ts';
import { inputs, localToday } from '../estimator/inputs.ts';
import { markAsUnsure, results } from '../estimator/results.ts';
import { useAnswer, useAnswerEffect, useHasAnswer } from '../estimator/useAnswer.ts';
import { Amount } from '../explanations/Amount.tsx';
import { formatFigure } from '../format/formatFigure.ts';
import { LiveText, WithAssumptions } from '../format/LiveText.tsx';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import { pageTexts } from '../texts/page.ts';
import { resultsTexts } from '../texts/results.ts';
import './AnswerCard.css';
import './Race.css';

const loadCertainty = () => import('./AnswerCertainty.tsx');
type Parts = Omit<Awaited<ReturnType<typeof loadCertainty>>, 'useShown' | 'leverUse'>;
const certaintyPart = (name: keyof Parts) =>
  lazyInPlace(() => loadCertainty().then((module) => module[name]));

/**
 * What would change the answer and the build alone (E17), how sure it is (E29), who would do the
 * work (E44), the split (E35), and currencies (E38). Their script loads with the first change.
 */
export const certaintyParts = {
  certaintySentence: certaintyPart('CertaintySentence'),
  furtherSentence: certaintyPart('FurtherSentence'),
  likelySentence: certaintyPart('LikelySentence'),
  likelyPart: certaintyPart('LikelyPart'),
  likelyKey: certaintyPart('LikelyKey'),
  inHouseRange: certaintyPart('InHouseRange'),
  embeddedRange: certaintyPart('EmbeddedRange'),
  midRangeSentence: certaintyPart('MidRangeSentence'),
  peopleSentence: certaintyPart('PeopleSentence'),
  splitSentence: certaintyPart('SplitSentence'),
  buildAlone: certaintyPart('BuildAlone'),
  currencyNote: certaintyPart('CurrencyNote'),
};

const sides = [
  { side: 'inHouse', className: 'in-house', name: resultsTexts.timelineInHouse },
  { side: 'embedded', className: 'embedded', name: resultsTexts.timelineEmbedded },
] as const;

/** Loads the parts with the first change; they have places of their own. */
function LazyCertainty({ lever }: Pick<AnswerCardProps, 'lever'>) {
  const loadParts = () =>
    Promise.all(
      [...Object.values(certaintyParts), ...(lever ? [lever] : [])].map((part) => part.request()),
    );
  const { failure, request } = useLazyOnIntent(loadParts, resultsTexts.certainty);
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
 * The answer: one number, how sure it is, and both costs with when they are live.
 *
 * @param head - Above it.
 * @param children - The actions on the answer.
 * @param lever - What moves it most, beside both costs.
 * @param footnote - Below it, where there is more to say.
 */
export function AnswerCard({ head, lever, children, footnote }: AnswerCardProps) {
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
  const leverPlace = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lever && leverPlace.current) return lever.watch(leverPlace.current);
  }, [lever]);
  const headline = (part: keyof ReturnType<typeof answerHeadline>) => (answer: Answer) =>
    answerHeadline(answer.verdict.claims, horizon)[part];
  return (
    <section id={answerId} className="card answer" aria-label={resultsTexts.answer} tabIndex={-1}>
      {head}
      {hasAnswer ? (
        <>
          <div className="answer-body">
            <div className="answer-said">
              <p className="answer-point">
                <LiveText of={headline('lead')} /> <LiveText as="strong" of={headline('number')} />{' '}
                <LiveText of={headline('sentence')} />
              </p>{' '}
              <p>
                <LiveText of={headline('further')} />
                {certaintyParts.furtherSentence.element}
                {certaintyParts.likelySentence.element}
                <WithAssumptions />
              </p>
              <p>{certaintyParts.midRangeSentence.element}</p>
              <p>
                {certaintyParts.certaintySentence.element}
                {certaintyParts.peopleSentence.element}
                {certaintyParts.splitSentence.element}
              </p>
              {deadline && date && <date.DateSentence deadline={deadline} />}
              {children}
            </div>
            <div className="answer-sides">
              <ul className="race">
                {sides.map(({ side, className, name }) => (
                  <li key={side} className={className}>
                    <b className="race-name">{name}</b>{' '}
                    <span className="race-live">
                      {resultsTexts.live} <LiveDay side={side} />
                      {deadline && date && <date.DateMark deadline={deadline} side={side} />}
                    </span>{' '}
                    <span className="race-cost">
                      <strong>
                        <Amount figure={costOf(horizon, side)} />
                      </strong>
                    </span>
                    <Lane side={side} horizon={horizon} />
                    <div className="lane-notes">{certaintyParts[`${side}Range`].element}</div>
                  </li>
                ))}
              </ul>
              {lever && (
                <div ref={leverPlace} className="lever">
                  {lever.element}
                </div>
              )}
            </div>
          </div>
          {deadline && (date ? <date.DateWays deadline={deadline} /> : failure)}
          {footnote}
        </>
      ) : (
        <p>{hasFailed ? pageTexts.estimatorFailed : resultsTexts.pending}</p>
      )}
      <LazyCertainty lever={lever} />
    </section>
  );
}

interface AnswerCardProps {
  head?: ReactNode;
  lever?: typeof import('./lazyLever.ts').lever | undefined;
  children?: ReactNode;
  footnote?: ReactNode;
}

/** The day on which a side is live, which the prerendered page does not know, and the time. */
function LiveDay({ side }: { side: RaceSide }) {
  const [isDated, setDated] = useState(false);
  useEffect(() => setDated(true), []);
  const figure = liveInOf[side];
  const dayOf = ({ estimate }: Answer) => liveDay(estimate.timeline[figure], localToday());
  return (
    <>
      <Amount figure={figure} {...(isDated && { format: dayOf })} />{' '}
      {isDated && <LiveText as="small" of={formatFigure[figure]} />}
    </>
  );
}

/** Where the label of a part has room in the bar: 'small' nowhere, 'medium' not on a phone. */
function partSize(widthPercent: number, letters: number): 'small' | 'medium' | 'large' {
  // Letters take 7.3 pixels at most on average; lanes at least 254 (a page of 320), else 576.
  const roomPx = (lanePx: number) => (widthPercent / 100) * lanePx - 7.3 * letters;
  if (roomPx(254) >= 4) return 'large';
  return roomPx(576) >= 8 ? 'medium' : 'small';
}

/** The cost of a side as a bar of its parts. */
function Lane({ side, horizon }: { side: RaceSide; horizon: Horizon }) {
  const lane = useRef<HTMLDivElement>(null);
  const shapeOf = (answer: Answer) => {
    const scaleUsd = laneScaleUsd(answer, horizon);
    let left = 100;
    return laneParts(answer, side, horizon).map(({ name, usd, shown }) => {
      // What is to be built after the horizon may go beyond the lane.
      const width = Number(Math.min((100 * usd) / scaleUsd, left).toFixed(2));
      left -= width;
      const letters = Math.max(name.length, formatShown(shown).length);
      return { width: `${width}%`, size: partSize(width, letters) };
    });
  };
  useAnswerEffect(lane, (answer) => {
    const parts = lane.current?.querySelectorAll<HTMLElement>('.part') ?? [];
    for (const [index, { width, size }] of shapeOf(answer).entries()) {
      parts[index]?.style.setProperty('width', width);
      lane.current?.setAttribute(`data-part${index}`, size);
    }
  });
  // Renders again when a build is live by the horizon, or no longer.
  const isLate = useAnswer((answer) => isUnfinished(answer, horizon)) && side === 'inHouse';
  if (!results.answer) return null;
  const shape = shapeOf(results.answer);
  const label = (index: number) => <PartLabel {...{ side, horizon, index }} />;
  const sizes = shape.map(({ size }, index) => [`data-part${index}`, size]);
  return (
    <div ref={lane} className="lane" data-late={isLate || undefined} {...Object.fromEntries(sizes)}>
      {shape.map(({ width }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their places
        <i key={index} className={`part part${index}`} style={{ width }}>
          {label(index)}
        </i>
      ))}
      {side === 'embedded' && certaintyParts.likelyPart.element}
      <div className="lane-keys">
        {shape.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their places
          <span key={index} className={`lane-key key${index}`}>
            {label(index)}
          </span>
        ))}
        {side === 'embedded' && certaintyParts.likelyKey.element}
      </div>
    </div>
  );
}

/** The name of a part, and its amount: as much as makes the parts add up to the total shown. */
function PartLabel({ side, horizon, index }: { side: RaceSide; horizon: Horizon; index: number }) {
  const partOf = (answer: Answer) => laneParts(answer, side, horizon)[index];
  return (
    <>
      <LiveText of={(answer) => partOf(answer)?.name ?? ''} />{' '}
      <LiveText as="b" of={(answer) => formatShown(partOf(answer)?.shown ?? 0)} />
    </>
  );
}

/** Chooses over which time both costs are compared. */
export function HorizonChoice() {
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
