import { useEffect, useRef } from 'react';
import type { Scenario } from '../../contract/calculation.ts';
import { readScenario } from '../../contract/scenarioLink.ts';
import { withTimeline } from '../../contract/withTimeline.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { Button } from '../controls/Button.tsx';
import { useWorkerCall } from '../controls/useWorkerCall.tsx';
import { type DroppedInput, droppedParts, inputs, localToday } from '../estimator/inputs.ts';
import { useAnswer } from '../estimator/useAnswer.ts';
import { visit } from '../estimator/visit.ts';
import { formatDay } from '../format/locale.ts';
import { openScenario } from '../navigation/scenarioAddress.ts';
import { notify } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import { comboboxTexts } from '../texts/deferred/combobox.ts';
import { deferredScenarioTexts } from '../texts/deferred/scenario.ts';
import { resultsTexts } from '../texts/results.ts';
import { estimateWorker } from '../workers/workers.ts';
import { comparisonRows, isLive } from './comparisonRows.ts';
import { pinnedScenarios } from './pinnedScenarios.ts';
import { keepPins, replacePin, unpin } from './pins.ts';
import './ScenarioComparison.css';

/**
 * The note about dropped parts of a link, and the table of pinned scenarios. A single pinned
 * scenario is compared with the current inputs.
 */
export function ScenarioComparison() {
  const { fragments: pinned, replacement } = useStoreSelector(pinnedScenarios);
  const { all: dropped } = useStoreSelector(droppedParts);
  const { selectedSystems } = useStoreSelector(inputs);
  const known = useAnswer((answer) => answer.systems);
  const unknown =
    known && selectedSystems.filter((id) => !known.some((system) => system.id === id));
  return (
    <>
      {dropped.length > 0 && (
        <div className="note scenario-dropped" role="status">
          <p>{noteText(dropped, unknown ?? [])}</p>
          <button
            type="button"
            className="link"
            onClick={() => {
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

/** The sentences about dropped parts of a link, and about its systems that are not listed. */
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

interface Column {
  title: string;
  answer: Answer;
  /** Null for the current inputs. */
  pinned: { index: number; inputs: Scenario } | null;
}

function Comparison() {
  const { fragments } = useStoreSelector(pinnedScenarios);
  const { response: pinned, failure } = useWorkerCall(
    estimateWorker,
    (worker) => {
      const today = localToday();
      const scenarios = fragments.flatMap((fragment) => readScenario(fragment)?.inputs ?? []);
      return Promise.all(
        scenarios.map(
          async (linked, index): Promise<Column> => ({
            title: deferredScenarioTexts.title(index),
            answer: await worker.answer({ inputs: withTimeline(linked, today), today }),
            pinned: { index, inputs: linked },
          }),
        ),
      );
    },
    fragments,
    deferredScenarioTexts.comparisonFailed,
  );
  return (
    <section className="card comparison" tabIndex={-1} aria-labelledby="comparison">
      <h2 id="comparison">{deferredScenarioTexts.comparison}</h2>
      {failure}
      {pinned && <ComparisonTable pinned={pinned} />}
    </section>
  );
}

function ComparisonTable({ pinned }: { pinned: Column[] }) {
  const answer = useAnswer((newest) => newest);
  const currentInputs = useStoreSelector(inputs);
  const now = answer ? [{ title: deferredScenarioTexts.now, answer, pinned: null }] : [];
  const columns: Column[] = pinned.length > 1 ? pinned : [...pinned, ...now];
  const { isReportSent } = useStoreSelector(visit);
  const scenarios = columns.map((column) => ({
    answer: column.answer,
    inputs: column.pinned?.inputs ?? currentInputs,
  }));
  const rows = comparisonRows(scenarios, { isReportSent });
  const [first, second] = columns;
  return (
    <>
      <div className="comparison-table">
        <table>
          <thead>
            <tr>
              <td />
              {columns.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
              {second && <th scope="col">{deferredScenarioTexts.difference}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells, difference, better }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {columns.map(({ title }, index) => (
                  <td key={title}>
                    {cells[index]}
                    {index === better && (
                      <>
                        {' '}
                        <small className="better">{deferredScenarioTexts.better}</small>
                      </>
                    )}
                  </td>
                ))}
                {difference !== null && <td>{difference}</td>}
              </tr>
            ))}
            <tr className="comparison-actions">
              <td />
              {columns.map((column) => (
                <td key={column.title}>
                  <ColumnActions column={column} />
                </td>
              ))}
              {second && <td />}
            </tr>
          </tbody>
        </table>
      </div>
      {first && second && (
        <p className="hint">
          {deferredScenarioTexts.basis(first.title, second.title)}{' '}
          {!scenarios.every(isLive) && deferredScenarioTexts.notMarked}
        </p>
      )}
      {pinned.length === 1 && <p className="hint">{deferredScenarioTexts.pinAnother}</p>}
    </>
  );
}

function ColumnActions({ column: { title, pinned } }: { column: Column }) {
  if (!pinned) return null;
  return (
    <>
      <Button
        kind="quiet"
        aria-label={deferredScenarioTexts.openNamed(title)}
        onClick={() => openScenario(pinned.inputs)}
      >
        {deferredScenarioTexts.open}
      </Button>
      <Button
        kind="quiet"
        aria-label={deferredScenarioTexts.unpinNamed(title)}
        onClick={() => unpin(pinned.index)}
      >
        {deferredScenarioTexts.unpin}
      </Button>
    </>
  );
}

/** Asks which of the pinned scenarios one more replaces. Escape keeps them all. */
export function ReplacePin() {
  const { fragments } = useStoreSelector(pinnedScenarios);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // The browser returns the focus when the dialog closes, which unmounting would not.
  const handleClose = () => {
    const replaced = dialog.current?.returnValue ?? '';
    if (replaced === '') {
      keepPins();
      return;
    }
    replacePin(Number(replaced));
    notify({ title: deferredScenarioTexts.pinned });
  };
  return (
    <dialog
      ref={dialog}
      className="card replace-pin"
      aria-labelledby="replace-pin"
      onClose={handleClose}
    >
      <form method="dialog">
        <h2 id="replace-pin">{deferredScenarioTexts.replaceWhich}</h2>
        {fragments.map((fragment, index) => (
          <p key={deferredScenarioTexts.title(index)}>
            <Button kind="quiet" type="submit" value={index}>
              {deferredScenarioTexts.replaceNamed(deferredScenarioTexts.title(index))}
            </Button>{' '}
            <span className="hint">{describe(fragment)}</span>
          </p>
        ))}
        <button type="submit" className="link" value="">
          {deferredScenarioTexts.keepBoth}
        </button>
      </form>
    </dialog>
  );
}

/** "5 integrations · 2 developers at 30% · Europe". */
function describe(fragment: string): string {
  const scenario = readScenario(fragment)?.inputs;
  if (!scenario) return '';
  const { integrationCount, developerCountNumber, devTimePercentage, region } = scenario;
  return [
    resultsTexts.integrations(integrationCount),
    resultsTexts.team(developerCountNumber, devTimePercentage || 100),
    calculatorTexts.choices.region[region],
  ].join(' · ');
}
