import type { Scenario } from '../../contract/calculation.ts';
import { outcomeText } from '../../contract/format/costComparison.ts';
import { formatPercentage } from '../../contract/format/formatPercentage.ts';
import { formatTimeline } from '../../contract/format/formatTimeline.ts';
import { formatUsd } from '../../contract/format/formatUsd.ts';
import { inputNames } from '../../contract/inputs.ts';
import { readScenario } from '../../contract/scenarioLink.ts';
import { withTimeline } from '../../contract/withTimeline.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { Button } from '../controls/Button.tsx';
import { FailureNote } from '../controls/FailureNote.tsx';
import { type DroppedInput, droppedParts } from '../estimator/droppedParts.ts';
import { inputs } from '../estimator/inputs.ts';
import { localToday } from '../estimator/today.ts';
import { useAnswer } from '../estimator/useAnswer.ts';
import { visit } from '../estimator/visit.ts';
import { formatDay } from '../format/formatDay.ts';
import { openScenario } from '../navigation/scenarioAddress.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import { deferredScenarioTexts } from '../texts/deferred/scenario.ts';
import { resultsTexts } from '../texts/results.ts';
import { estimateWorker } from '../workers/estimateWorker.ts';
import { useWorkerCall } from '../workers/useWorkerCall.ts';
import { formatInput, type ShownInputs } from './formatInput.ts';
import { pinnedScenarios } from './pinnedScenarios.ts';
import { unpin } from './pins.ts';
import './ScenarioComparison.css';

/**
 * The note about dropped parts of a link, and the table of pinned scenarios. A single pinned
 * scenario is compared with the current inputs.
 */
export function ScenarioComparison() {
  const { fragments: pinned } = useStoreSelector(pinnedScenarios);
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
  if (unknownIds.length > 0) sentences.push(calculatorTexts.unlistedSystems(unknownIds));
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
  const { response: pinned, hasFailed, retry } = usePinnedAnswers();
  return (
    <section className="card comparison" tabIndex={-1} aria-labelledby="comparison">
      <h2 id="comparison">{deferredScenarioTexts.comparison}</h2>
      {hasFailed && <FailureNote text={deferredScenarioTexts.comparisonFailed} onRetry={retry} />}
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
  const rows = isReportSent ? [...figures, ...savingsFigures] : figures;
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
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, figure]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {columns.map(({ title, answer: shown, pinned: column }) => (
                  <td key={title}>{figure(shown, column?.inputs ?? currentInputs)}</td>
                ))}
              </tr>
            ))}
            <tr className="comparison-actions">
              <td />
              {columns.map(({ title, pinned: column }) => (
                <td key={title}>
                  {column && (
                    <>
                      <Button
                        kind="quiet"
                        aria-label={deferredScenarioTexts.openNamed(title)}
                        onClick={() => openScenario(column.inputs)}
                      >
                        {deferredScenarioTexts.open}
                      </Button>
                      <Button
                        kind="quiet"
                        aria-label={deferredScenarioTexts.unpinNamed(title)}
                        onClick={() => unpin(column.index)}
                      >
                        {deferredScenarioTexts.unpin}
                      </Button>
                    </>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      {pinned.length === 1 && <p className="hint">{deferredScenarioTexts.pinAnother}</p>}
    </>
  );
}

type FigureRow = readonly [label: string, figure: (answer: Answer, inputs: ShownInputs) => string];

const figures: readonly FigureRow[] = [
  ...inputNames.map(
    (name): FigureRow => [
      calculatorTexts.inputs[name],
      ({ systems }, shown) => formatInput(name, shown, systems),
    ],
  ),
  [deferredScenarioTexts.estimatedCount, ({ estimate }) => String(estimate.effectiveCount)],
  [
    deferredScenarioTexts.rateAndShare,
    ({ estimate: { factors } }) => deferredScenarioTexts.atRate(factors),
  ],
  [
    deferredScenarioTexts.inHouseInitial,
    ({ estimate }) => formatUsd(estimate.results.inHouse.initialTotal),
  ],
  [
    resultsTexts.monthlyMaintenance,
    ({ estimate }) => formatUsd(estimate.results.inHouse.maintenance),
  ],
  [
    deferredScenarioTexts.inHouseTimeline,
    ({ estimate }) => formatTimeline(estimate.timeline.timelineWeeks),
  ],
  [
    deferredScenarioTexts.embeddedYearOne,
    ({ estimate }) => formatUsd(estimate.results.embedded.initialTotal),
  ],
  [
    deferredScenarioTexts.embeddedTimeline,
    ({ estimate }) => formatTimeline(estimate.timeline.embeddedWeeks),
  ],
  [deferredScenarioTexts.inHouse36, ({ verdict }) => formatUsd(verdict.after36Months.inHouseUsd)],
  [deferredScenarioTexts.embedded36, ({ verdict }) => formatUsd(verdict.after36Months.embeddedUsd)],
  [deferredScenarioTexts.over36, ({ verdict }) => outcomeText(verdict.after36Months)],
  [deferredScenarioTexts.breakEven, ({ verdict }) => breakEvenText(verdict)],
];

function breakEvenText({ breakEvenMonth, after36Months }: Answer['verdict']): string {
  if (after36Months.cheaper === null) return deferredScenarioTexts.notLive;
  return breakEvenMonth === null
    ? deferredScenarioTexts.never
    : deferredScenarioTexts.inMonth(breakEvenMonth);
}

/** Shown after a report was sent (P2). */
const savingsFigures: readonly FigureRow[] = [
  [resultsTexts.initialCostSavings, ({ estimate }) => formatUsd(estimate.results.savings.absolute)],
  [
    resultsTexts.initialDevCostReduction,
    ({ estimate }) => formatPercentage(estimate.results.savings.percentage),
  ],
  [
    resultsTexts.monthlyMaintenanceSavings,
    ({ estimate }) => formatUsd(estimate.results.savings.monthlyMaintenance),
  ],
  [
    resultsTexts.monthlyCostReduction,
    ({ estimate }) => formatPercentage(estimate.monthlyReductionPercentage),
  ],
];

function usePinnedAnswers() {
  const { fragments: pinned } = useStoreSelector(pinnedScenarios);
  return useWorkerCall(
    estimateWorker,
    (worker) => {
      const today = localToday();
      const scenarios = pinned.flatMap((fragment) => readScenario(fragment) ?? []);
      return Promise.all(
        scenarios.map(
          async ({ inputs: linked }, index): Promise<Column> => ({
            title: deferredScenarioTexts.title(index),
            answer: await worker.answer({ inputs: withTimeline(linked, today), today }),
            pinned: { index, inputs: linked },
          }),
        ),
      );
    },
    pinned,
  );
}
