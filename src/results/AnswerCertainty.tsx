import { useSyncExternalStore } from 'react';
import { ref, subscribe } from 'valtio';
import { currencyText } from '../../contract/format/currencyText.ts';
import {
  certaintyText,
  likelyText,
  outsideReasonText,
  peopleText,
  splitText,
} from '../../contract/format/deferredClaimTexts.ts';
import { currencyOf, formatUsd, inCurrency } from '../../contract/format/money.ts';
import {
  horizonChoice,
  initialHorizon,
  laneScaleUsd,
  type RaceSide,
  useHorizon,
} from '../estimator/horizon.ts';
import { currentInputs, localToday, useShownCurrency } from '../estimator/inputs.ts';
import { idleDelayMs, results } from '../estimator/results.ts';
import { useAnswer } from '../estimator/useAnswer.ts';
import { openSplit } from '../navigation/openSplit.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { certaintyTexts } from '../texts/deferred/page.ts';
import { forecastWorker } from '../workers/workers.ts';

/** The prerendered state. */
const initial = { certainty: results.certainty, horizon: initialHorizon };

/**
 * Returns the certainty and the horizon to show: while React hydrates, those of the markup, even if
 * newer ones have come before this script.
 */
function useShown() {
  const horizon = useHorizon();
  const certainty = useStoreSelector(results, (stored) => stored.certainty);
  const isHydrated = useSyncExternalStore(neverChanges, isClient, isServer);
  return isHydrated ? { certainty, horizon, isHydrated } : { ...initial, isHydrated };
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
  const text = [likelyText(claims), certaintyText(claims)].filter(Boolean).join(' ');
  if (!text || (isHydrated && isUnfinished)) return null;
  return <span className="certainty">{` ${text}`}</span>;
}

/** Why a cost is outside of its range, beside the key of the ranges (E26). */
export function OutsideReason() {
  const { certainty, horizon } = useShown();
  const text = outsideReasonText(certainty?.claims ?? [], Number(horizon));
  return text ? <span className="certainty">{`(${text})`}</span> : null;
}

export function InHouseWhisker() {
  return <Whisker side="inHouse" />;
}

export function EmbeddedWhisker() {
  return <Whisker side="embedded" />;
}

/** The likely cost of a side, from P10 to P90, on its lane (E26). */
function Whisker({ side }: { side: RaceSide }) {
  const { certainty, horizon, isHydrated } = useShown();
  const range = certainty?.ranges[horizon][side];
  const { answer } = results;
  if (!range || !answer) return null;
  const format = isHydrated ? formatUsd : inMarkup;
  const scaleUsd = laneScaleUsd(answer, horizon);
  // A range that is beyond the lane begins at its end.
  const from = Math.min((100 * range.p10) / scaleUsd, 98);
  const to = (100 * range.p90) / scaleUsd;
  const place = { left: `${from.toFixed(2)}%`, right: `${Math.max(0, 100 - to).toFixed(2)}%` };
  return (
    // React writes the place when it changes: from none, because the answer may be a newer one.
    <span className="whisker" data-beyond={to > 100} style={isHydrated ? place : undefined}>
      <span className="visually-hidden">
        {certaintyTexts.likely(format(range.p10), format(range.p90))}
      </span>
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
      <button type="button" className="link" onClick={openSplit}>
        {certaintyTexts.openSplit}
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
  const { answer } = results;
  const inputs = currentInputs();
  try {
    const certainty = await forecastWorker.call((worker) =>
      worker.answerDetails(inputs, localToday()),
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
  update();
}
