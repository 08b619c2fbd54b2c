import { useEffect, useRef, useState } from 'react';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { type Claims, claimOf } from '../../contract/claims.ts';
import { deadlineText } from '../../contract/format/deadlineTexts.ts';
import { answerText, certaintyWords } from '../../contract/format/deferredClaimTexts.ts';
import { liveDay } from '../../contract/format/durations.ts';
import { formatDay } from '../../contract/format/phrases.ts';
import { readScenario } from '../../contract/scenarioLink.ts';
import { withTimeline } from '../../contract/usedInputs.ts';
import { useWorkerCall } from '../controls/useWorkerCall.tsx';
import { answerId, costOf, laneParts, laneScaleUsd } from '../estimator/horizon.ts';
import { type DroppedInput, droppedParts, inputs, localToday } from '../estimator/inputs.ts';
import { useToday } from '../estimator/refreshAtMidnight.ts';
import { results } from '../estimator/results.ts';
import { useAnswer } from '../estimator/useAnswer.ts';
import { visit } from '../estimator/visit.ts';
import { type DescribedInputs, describeScenario } from '../format/describeScenario.ts';
import { formatFigure } from '../format/formatFigure.ts';
import type { ShownInputs } from '../format/formatInput.ts';
import { openScenario } from '../navigation/scenarioAddress.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { comboboxTexts } from '../texts/deferred/combobox.ts';
import { deferredScenarioTexts } from '../texts/deferred/scenario.ts';
import { resultsTexts } from '../texts/results.ts';
import { estimateWorker, forecastWorker } from '../workers/workers.ts';
import {
  type ComparedScenario,
  comparisonRows,
  differenceSentence,
  hasSameScope,
  isLive,
} from './comparisonRows.ts';
import { FileNotice } from './FileNotice.tsx';
import { unpin } from './pins.ts';
import { ReplacePin } from './ReplacePin.tsx';
import { openedFile, pinnedScenarios } from './scenarioStores.ts';
import './ScenarioComparison.css';

/**
 * The notes about an opened file and about dropped parts, and the table of pinned scenarios. A
 * single pinned scenario is compared with the current inputs.
 */
export function ScenarioComparison() {
  const { fragments: pinned, replacement } = useStoreSelector(pinnedScenarios);
  const { all: dropped } = useStoreSelector(droppedParts);
  const { selectedSystems } = useStoreSelector(inputs);
  // An older answer does not know the systems of a link that has just been opened.
  const known = useStoreSelector(results, (of) => (of.isOutdated ? null : of.answer?.systems));
  const [unlisted, setUnlisted] = useState<readonly string[]>([]);
  // What one answer has not listed stays in the note until the next one is there.
  useEffect(() => {
    if (known) setUnlisted(selectedSystems.filter((id) => !known.some((of) => of.id === id)));
  }, [known, selectedSystems]);
  const unknown = unlisted.filter((id) => selectedSystems.includes(id));
  const { notice } = useStoreSelector(openedFile);
  return (
    <>
      {notice && <FileNotice notice={notice} />}
      {dropped.length > 0 && (
        <div className="note scenario-dropped" role="status">
          <p>{noteText(dropped, unknown)}</p>
          <button
            type="button"
            className="link"
            onClick={() => {
              document.getElementById(answerId)?.focus({ preventScroll: true });
              droppedParts.all = [];
            }}
          >
            {deferredScenarioTexts.dismiss}
          </button>
        </div>
      )}
      {pinned.length > 0 && <Comparison />}
      {replacement !== null && <ReplacePin />}
    </>
  );
}

/** The sentences about dropped parts of a link or a file, and about systems that are not listed. */
function noteText(dropped: readonly DroppedInput[], unknownIds: readonly string[]): string {
  const unusable = dropped.filter(({ hasPassed, isRepeated }) => !hasPassed && !isRepeated);
  const repeated = dropped.filter(({ isRepeated }) => isRepeated).map(({ value }) => value);
  const sentences = dropped
    .filter(({ hasPassed }) => hasPassed)
    .map(({ value }) => deferredScenarioTexts.deadlinePassed(formatDay(value)));
  if (repeated.length > 0) sentences.push(deferredScenarioTexts.repeatedSystems(repeated));
  if (unknownIds.length > 0) sentences.push(comboboxTexts.unlistedSystems(unknownIds));
  if (unusable.length > 0) {
    const parts = unusable.map(({ field, value }) => `${field}=${value}`).join(', ');
    sentences.unshift(deferredScenarioTexts.dropped(parts));
  }
  return sentences.join(' ');
}

interface Compared extends ComparedScenario {
  title: string;
  inputs: DescribedInputs & ShownInputs;
  /** Of a pinned scenario; null for the current inputs. */
  pin: { index: number; inputs: CalculatorInputs; certainty: Claims } | null;
}

function Comparison() {
  const { fragments } = useStoreSelector(pinnedScenarios);
  const { response: pinned, failure } = useWorkerCall(
    estimateWorker,
    (worker) => {
      const today = localToday();
      const scenarios = fragments.flatMap((fragment) => readScenario(fragment)?.inputs ?? []);
      return Promise.all(
        scenarios.map(async (linked, index): Promise<Compared> => {
          const scenario = withTimeline(linked, today);
          // Asked at once, so that the word does not move the answer beside it.
          const certainty = forecastWorker.call((of) => of.certainty(scenario)).catch(() => []);
          return {
            title: deferredScenarioTexts.title(index),
            answer: await worker.answer({ inputs: scenario, today }),
            inputs: scenario,
            pin: { index, inputs: scenario, certainty: await certainty },
          };
        }),
      );
    },
    `${useToday()} ${fragments}`,
    deferredScenarioTexts.comparisonFailed,
  );
  return (
    <section className="card comparison" tabIndex={-1} aria-labelledby="comparison">
      <h2 id="comparison">{deferredScenarioTexts.comparison}</h2>
      {failure}
      {pinned && <ComparedRows pinned={pinned} />}
    </section>
  );
}

/** A single pinned scenario is compared with the current inputs, which then come first. */
function ComparedRows({ pinned }: { pinned: readonly Compared[] }) {
  const answer = useAnswer((newest) => newest);
  const currentInputs = useStoreSelector(inputs);
  const strip = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const { isJustPinned, fragments } = pinnedScenarios;
    if (!isJustPinned || pinned.length !== fragments.length) return;
    pinnedScenarios.isJustPinned = false;
    const isInstant = matchMedia('(prefers-reduced-motion: reduce)').matches;
    strip.current?.closest('section')?.scrollIntoView({
      behavior: isInstant ? 'instant' : 'smooth',
      block: 'nearest',
    });
  }, [pinned]);
  const now = answer && { title: deferredScenarioTexts.now, answer, inputs: currentInputs };
  const [first, second] = [...pinned, ...(now ? [{ ...now, pin: null }] : [])];
  if (!first || !second) return null;
  const pair = [first, second] as const;
  const scaleUsd = Math.max(...pair.map((compared) => laneScaleUsd(compared.answer, horizon)));
  return (
    <>
      <table ref={strip} className="compared-strip">
        <thead>
          <tr>
            <td />
            <th scope="col" className="in-house">
              {resultsTexts.timelineInHouse}
            </th>
            <th scope="col" className="embedded">
              {resultsTexts.timelineEmbedded}
            </th>
            <th scope="col">{deferredScenarioTexts.inHouseLive}</th>
            <th scope="col">{resultsTexts.horizon(horizon)}</th>
          </tr>
        </thead>
        <tbody>
          {(second.pin ? pair : [second, first]).map((compared) => (
            <ComparedRow key={compared.title} compared={compared} scaleUsd={scaleUsd} />
          ))}
        </tbody>
      </table>
      <Differences pair={pair} />
      {pinned.length === 1 && <p className="hint">{deferredScenarioTexts.pinAnother}</p>}
    </>
  );
}

/** The horizon on which who is cheaper is said (E17). */
const horizon = '36';

interface ComparedRowProps {
  compared: Compared;
  /** The width of a bar's place, in USD; the same in both rows. */
  scaleUsd: number;
}

/** The answer to a scenario: both costs as bars, when in-house is live, who costs less. */
function ComparedRow({ compared, scaleUsd }: ComparedRowProps) {
  const { title, answer, inputs, pin } = compared;
  const { verdict, deadline, estimate } = answer;
  return (
    <tr className={`compared ${pin ? 'pinned' : ''}`}>
      <th scope="row">
        <h3>{title}</h3>
        <small>{describeScenario(answer, inputs)}</small>
        {pin && <PinActions title={title} pin={pin} />}
      </th>
      {(['inHouse', 'embedded'] as const).map((side) => (
        <td key={side} className={side === 'inHouse' ? 'in-house' : 'embedded'}>
          <div className="lane">
            {laneParts(answer, side, horizon).map(({ name, usd }, index) => (
              <i
                key={name}
                className={`part part${index}`}
                style={{ width: `${((100 * usd) / scaleUsd).toFixed(2)}%` }}
              />
            ))}
          </div>
          <strong>{formatFigure[costOf(horizon, side)](answer)}</strong>
        </td>
      ))}
      <td>
        <span className="narrow">{deferredScenarioTexts.inHouseLive} </span>
        <span>{liveDay(estimate.timeline.timelineWeeks, localToday())}</span>
      </td>
      <td>
        <p>
          <span>{pin ? <CertaintyMark claims={pin.certainty} /> : <NewestWord />}</span>{' '}
          <b>{answerText(verdict.claims, horizon).point}</b>
          <span>{deadline ? `. ${deadlineText(deadline)}` : '.'}</span>
        </p>
      </td>
    </tr>
  );
}

function PinActions({ title, pin }: { title: string; pin: NonNullable<Compared['pin']> }) {
  return (
    <div>
      <button
        type="button"
        className="link"
        aria-label={deferredScenarioTexts.openNamed(title)}
        onClick={() => openScenario(pin.inputs)}
      >
        {deferredScenarioTexts.open}
      </button>
      <button
        type="button"
        className="link"
        aria-label={deferredScenarioTexts.unpinNamed(title)}
        onClick={() => unpin(pin.index)}
      >
        {deferredScenarioTexts.unpin}
      </button>
    </div>
  );
}

function NewestWord() {
  const claims = useStoreSelector(results, ({ certainty }) => certainty?.claims);
  return <CertaintyMark claims={claims ?? []} />;
}

/** How both scenarios differ: one row for each input and figure that is not the same. */
function Differences({ pair }: { pair: readonly [Compared, Compared] }) {
  const { isReportSent } = useStoreSelector(visit);
  const rows = comparisonRows(pair, { isReportSent });
  const [first, second] = pair;
  if (rows.length === 0) return <p>{deferredScenarioTexts.noDifference}</p>;
  return (
    <>
      <p>{differenceSentence(pair, rows)}</p>
      <details>
        <summary className="link">{deferredScenarioTexts.differences(rows.length)}</summary>
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{first.title}</th>
              <th scope="col">{second.title}</th>
              <th scope="col">{deferredScenarioTexts.difference}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells, difference, better }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {pair.map(({ title }, index) => (
                  <td key={title}>
                    <span>{cells[index]}</span>
                    {index === better && (
                      <small className="better">{` ${deferredScenarioTexts.better}`}</small>
                    )}
                  </td>
                ))}
                <td>{difference}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="hint">
          {[
            deferredScenarioTexts.basis(first.title, second.title),
            ...(hasSameScope(pair)
              ? [
                  deferredScenarioTexts.marked,
                  ...(pair.every(isLive) ? [] : [deferredScenarioTexts.notMarked]),
                ]
              : [deferredScenarioTexts.otherScope]),
          ].join(' ')}
        </p>
      </details>
    </>
  );
}

/** The word of E29; nothing for an unfinished build, or while it is not known. */
function CertaintyMark({ claims }: { claims: Claims }) {
  const word = claimOf(claims, 'certainty')?.word;
  return word ? <span className="certainty">{certaintyWords[word]}</span> : null;
}
