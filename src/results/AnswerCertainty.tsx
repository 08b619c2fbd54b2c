import { type CSSProperties, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ref, subscribe } from 'valtio';
import { embeddedZeros } from '../../contract/estimate.ts';
import { currencyText } from '../../contract/format/currencyText.ts';
import {
  buildAloneText,
  certaintyText,
  furtherText,
  likelyText,
  midRangeText,
  outsideReasonText,
  peopleText,
  splitText,
} from '../../contract/format/deferredClaimTexts.ts';
import { currencyOf, formatUsd, inCurrency } from '../../contract/format/money.ts';
import {
  horizonChoice,
  initialHorizon,
  isUnfinished,
  laneScaleUsd,
  type RaceSide,
  useHorizon,
} from '../estimator/horizon.ts';
import { currentInputs, inputs, localToday, useShownCurrency } from '../estimator/inputs.ts';
import { idleDelayMs, results } from '../estimator/results.ts';
import { useAnswer } from '../estimator/useAnswer.ts';
import { LiveText, useLiveText } from '../format/LiveText.tsx';
import { openTab } from '../navigation/openTab.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { certaintyTexts as texts } from '../texts/deferred/page.ts';
import { forecastWorker } from '../workers/workers.ts';

/** The prerendered state. */
const initial = { certainty: results.certainty, horizon: initialHorizon };

/**
 * Returns the certainty and the horizon to show: while React hydrates, those of the markup, even if
 * newer ones have come before this script.
 */
export function useShown() {
  const horizon = useHorizon();
  const certainty = useStoreSelector(results, (stored) => stored.certainty);
  const isHydrated = useSyncExternalStore(neverChanges, isClient, isServer);
  return isHydrated
    ? { certainty, horizon, isHydrated, formatUsd }
    : { ...initial, isHydrated, formatUsd: inMarkup };
}

const neverChanges = () => () => {};
const isClient = () => true;
const isServer = () => typeof document === 'undefined';

/**
 * How sure the answer is, as a sentence after it; nothing for an unfinished build, which keeps no
 * room for the sentence of an older answer either (E29).
 */
export function CertaintySentence() {
  const { certainty, isHydrated } = useShown();
  const isUnfinished = useAnswer(({ verdict }) => verdict.after36Months.cheaper === null);
  const claims = certainty?.claims ?? [];
  const [word, ...reason] = certaintyText(claims).split(':');
  if (!word || (isHydrated && isUnfinished)) return null;
  return (
    <span className="certainty">
      {' '}
      <b>{word}</b>
      <span>{`:${reason.join(':')}`}</span>
    </span>
  );
}

/** What would change the result, of which the default inputs have nothing to say. */
export function FurtherSentence() {
  const { horizon, isHydrated } = useShown();
  return isHydrated && <LiveText of={({ verdict }) => furtherText(verdict.claims, horizon)} />;
}

/** The likely difference over the horizon, beside the difference itself (E26). */
export function LikelySentence() {
  const { certainty, horizon, isHydrated } = useShown();
  const isUnfinished = useAnswer(
    ({ verdict }) => verdict[`after${horizon}Months`].cheaper === null,
  );
  const text = likelyText(certainty?.claims ?? [], Number(horizon));
  return text && !(isHydrated && isUnfinished) ? (
    <span className="certainty">{` ${text}`}</span>
  ) : null;
}

/** The same result with every assumption at the middle of its range (E29). */
export function MidRangeSentence() {
  const sentence = useRef<HTMLSpanElement>(null);
  const horizon = useHorizon();
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const text = useLiveText(sentence, ({ verdict }) => {
    const ofClaims = midRangeText(verdict.claims);
    return ofClaims && horizon !== '36' ? texts.midRangeBasis + ofClaims : ofClaims;
  });
  return (
    <span
      ref={sentence}
      className={isLive ? undefined : 'in-markup'}
      // An answer that came before this script is written over that of the markup.
      suppressHydrationWarning
    >
      {text}
    </span>
  );
}

/** Where the build alone costs less than the embedded first year (E17). */
export function BuildAlone() {
  const { isHydrated } = useShown();
  const sentence = useAnswer(({ verdict }) => buildAloneText(verdict.claims));
  return isHydrated && sentence ? <p className="note in-house-note">{sentence}</p> : null;
}

/** The likely costs that the embedded total leaves out; null where it has them already. */
function useLikelyPart() {
  const { certainty, horizon, isHydrated } = useShown();
  const zeros = useAnswer(({ estimate }) =>
    embeddedZeros(estimate, Number(horizon))
      .map((zero) => (zero === 'priceRises' ? texts.priceRises : texts.ownHours))
      .join(', '),
  );
  const likely = certainty?.likelyEmbeddedUsd?.[horizon];
  const { answer } = results;
  if (!answer || !zeros || likely === undefined) return null;
  const totalUsd = answer.verdict[`after${horizon}Months`].embeddedUsd;
  const scaleUsd = laneScaleUsd(answer, horizon);
  const end = (100 * likely) / scaleUsd;
  // At a high rate it ends beyond the lane.
  const width = Math.min(end, 100) - (100 * totalUsd) / scaleUsd;
  if (likely <= totalUsd) return null;
  const amount = (isHydrated ? formatUsd : inMarkup)(likely - totalUsd);
  return { zeros, amount, width, end, isHydrated };
}

/** The likely own hours and price rises, as a pale part of the embedded bar. */
export function LikelyPart() {
  const likely = useLikelyPart();
  if (!likely) return null;
  const width = `${likely.width.toFixed(2)}%`;
  // Where a third of the lane or less is left, the names of other parts are on it.
  const marginInlineEnd = likely.end > 66 ? `-${width}` : 0;
  return (
    <i
      className="likely-part"
      data-cut={likely.end > 100 || undefined}
      style={likely.isHydrated ? { width, marginInlineEnd } : undefined}
    />
  );
}

/** The percentage of the lane that a bar leaves room beside for the name of its likely part. */
const widestBesideKey = 34;

/** The name of the likely part, beside its bar or below it. */
export function LikelyKey({ isBelow = false }) {
  const likely = useLikelyPart();
  const fitsBeside = likely !== null && likely.end <= widestBesideKey;
  if (!likely || fitsBeside === isBelow) return null;
  return (
    <span className="lane-key likely-key">
      <span>{texts.likelyPart(likely.zeros)}</span> <b>{`+ ${likely.amount}`}</b>
    </span>
  );
}

export function InHouseRange() {
  return <Range side="inHouse" />;
}

export function EmbeddedRange() {
  return (
    <>
      <Range side="embedded" />
      <LikelyKey isBelow />
    </>
  );
}

/** The likely cost of a side, from P10 to P90, as a bracket below its lane (E26). */
function Range({ side }: { side: RaceSide }) {
  const { certainty, horizon, isHydrated } = useShown();
  const likely = useLikelyPart();
  const range = certainty?.ranges[horizon][side];
  const { answer } = results;
  if (!answer) return null;
  if (!range) {
    const isLate = side === 'inHouse' && isUnfinished(answer, horizon);
    return isLate ? <span className="lane-range">{texts.noRange}</span> : null;
  }
  const format = isHydrated ? formatUsd : inMarkup;
  const scaleUsd = laneScaleUsd(answer, horizon);
  // A range that is beyond the lane begins at its end.
  const from = Math.min((100 * range.p10) / scaleUsd, 98);
  const to = Math.min((100 * range.p90) / scaleUsd, 100);
  const [start, end] = [from, to].map((percent) => `${percent.toFixed(2)}%`);
  const place = { '--from': start, '--to': end } as CSSProperties;
  const outside = outsideReasonText(certainty?.claims ?? [], Number(horizon), side);
  const reason = outside && !(side === 'embedded' && likely) ? ` (${outside})` : '';
  return (
    // React writes the place when it changes: from none, because the answer may be a newer one.
    <span
      className="lane-range whisker"
      data-beyond={to === 100 || undefined}
      style={isHydrated ? place : undefined}
    >
      <span>{texts.likely(format(range.p10), format(range.p90)) + reason}</span>
    </span>
  );
}

/** A split that costs clearly less than both sides alone (E35), with a press that shows it. */
export function SplitSentence() {
  const { certainty } = useShown();
  const text = splitText(certainty?.claims ?? []);
  return text ? (
    <span className="split-sentence">
      <span>{` ${text} `}</span>
      <button type="button" className="link" onClick={() => openTab('split')}>
        {texts.openSplit}
      </button>
    </span>
  ) : null;
}

/** Which side has too few people for its work (E44); none in the markup of the default inputs. */
export function PeopleSentence() {
  const { isHydrated } = useShown();
  const text = useAnswer(({ verdict }) => peopleText(verdict.claims));
  return isHydrated && text ? <span>{text}</span> : null;
}

/** Amounts of the markup are in USD. */
function inMarkup(usd: number): string {
  return inCurrency(currencyOf({}), () => formatUsd(usd));
}

/** How amounts are converted, in every view; nothing where they are in USD (E38). */
export function CurrencyNote() {
  useShownCurrency();
  const text = useShown().isHydrated && currencyText();
  // Below the answer card, and in views without it.
  return text ? (
    <p className="hint" style={{ marginTop: 8 }}>
      {text}
    </p>
  ) : null;
}

/** The lever that was used last, if no other control was used since. */
export const leverUse = {
  name: null as string | null,
  isNow: false,
  change(name: string, change: () => void) {
    this.name = name;
    this.isNow = true;
    change();
    this.isNow = false;
  },
};

let timer: ReturnType<typeof setTimeout> | undefined;
/** The answer that `results.certainty` is about. */
let known: typeof results.answer = null;

/** Asks for the certainty of an answer once no newer one follows. */
function update(): void {
  if (results.answer === known) return;
  clearTimeout(timer);
  timer = setTimeout(() => void ask(), idleDelayMs);
}

async function ask(): Promise<void> {
  // The lever changes only when a control is released.
  if (document.querySelector('.slider-control:active, .stepper :active')) {
    known = null;
    update();
    return;
  }
  const { answer } = results;
  const asked = currentInputs();
  try {
    const certainty = await forecastWorker.call((worker) =>
      worker.answerDetails(asked, localToday(), leverUse.name),
    );
    if (results.answer !== answer) return;
    known = answer;
    results.certainty = ref(certainty);
    markAsSure();
  } catch (error) {
    // It stays hidden, and the next answer tries again.
    console.warn(error);
  }
}

/** Shows it, unless another answer has come since. */
function markAsSure(): void {
  if (results.answer === known) delete document.documentElement.dataset.unsure;
}

if (typeof document !== 'undefined') {
  subscribe(results, update);
  subscribe(horizonChoice, markAsSure);
  const forgetLever = () => {
    if (!leverUse.isNow) leverUse.name = null;
  };
  subscribe(inputs, forgetLever, true);
  update();
}
