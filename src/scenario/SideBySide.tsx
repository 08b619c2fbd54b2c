import type { Scenario } from '../../contract/calculation.ts';
import { inputNames } from '../../contract/inputs.ts';
import { readScenario } from '../../contract/scenarioLink.ts';
import { withTimeline } from '../../contract/withTimeline.ts';
import { outcomeText } from '../../contract/wording/costComparison.ts';
import { formatPercentage } from '../../contract/wording/formatPercentage.ts';
import { formatTimeline } from '../../contract/wording/formatTimeline.ts';
import { formatUsd } from '../../contract/wording/formatUsd.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { Button } from '../controls/Button.tsx';
import { FailureNote } from '../controls/FailureNote.tsx';
import { depthMessages } from '../depthMessages.ts';
import { type DroppedInput, droppedParts } from '../estimator/droppedParts.ts';
import { inputs } from '../estimator/inputs.ts';
import { localToday } from '../estimator/today.ts';
import { useAnswer } from '../estimator/useAnswer.ts';
import { visit } from '../estimator/visit.ts';
import { messages } from '../messages.ts';
import { visitScenario } from '../navigation/scenarioAddress.ts';
import { useStored } from '../useStored.ts';
import { formatDay } from '../wording/formatDay.ts';
import { estimateWorker } from '../workers/estimateWorker.ts';
import { useWorkerCall } from '../workers/useWorkerCall.ts';
import { inputCell, type ShownInputs } from './inputFigure.ts';
import { unpin } from './pins.ts';
import { scenario } from './scenario.ts';
import './SideBySide.css';

const { scenario: words } = depthMessages;
const { results: resultWords, calculator: inputWords } = messages;

/** What a link said in vain, and the pinned scenarios beside each other; a single one stands beside the present inputs. */
export function SideBySide() {
  const { pinned } = useStored(scenario);
  const { all: dropped } = useStored(droppedParts);
  return (
    <>
      {dropped.length > 0 && (
        <div className="note scenario-dropped" role="status">
          <p>{whatWasDropped(dropped)}</p>
          <button
            type="button"
            className="link"
            onClick={() => {
              droppedParts.all = [];
            }}
          >
            {words.dismiss}
          </button>
        </div>
      )}
      {pinned.length > 0 && <Comparison />}
    </>
  );
}

function whatWasDropped(dropped: readonly DroppedInput[]): string {
  const unusable = dropped.filter(({ hasPassed }) => !hasPassed);
  const sentences = dropped
    .filter(({ hasPassed }) => hasPassed)
    .map(({ value }) => words.deadlinePassed(formatDay(value)));
  if (unusable.length > 0) {
    const parts = unusable.map(({ field, value }) => `${field}=${value}`).join(', ');
    sentences.unshift(words.dropped(parts));
  }
  return sentences.join(' ');
}

interface Column {
  title: string;
  answer: Answer;
  /** Null for the present inputs, which are open already. */
  pinned: { index: number; inputs: Scenario } | null;
}

function Comparison() {
  const { response: pinned, hasFailed, retry } = usePinnedAnswers();
  return (
    <section className="card comparison" tabIndex={-1} aria-labelledby="comparison">
      <h2 id="comparison">{words.comparison}</h2>
      {hasFailed && <FailureNote text={words.comparisonFailed} onRetry={retry} />}
      {pinned && <ComparisonTable pinned={pinned} />}
    </section>
  );
}

function ComparisonTable({ pinned }: { pinned: Column[] }) {
  const answer = useAnswer((newest) => newest);
  const presentInputs = useStored(inputs);
  const now = answer ? [{ title: words.now, answer, pinned: null }] : [];
  const columns: Column[] = pinned.length > 1 ? pinned : [...pinned, ...now];
  const { isReportSent } = useStored(visit);
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
                  <td key={title}>{figure(shown, column?.inputs ?? presentInputs)}</td>
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
                        aria-label={words.openNamed(title)}
                        onClick={() => visitScenario(column.inputs)}
                      >
                        {words.open}
                      </Button>
                      <Button
                        kind="quiet"
                        aria-label={words.unpinNamed(title)}
                        onClick={() => unpin(column.index)}
                      >
                        {words.unpin}
                      </Button>
                    </>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      {pinned.length === 1 && <p className="hint">{words.pinAnother}</p>}
    </>
  );
}

type FigureRow = readonly [label: string, figure: (answer: Answer, inputs: ShownInputs) => string];

const figures: readonly FigureRow[] = [
  ...inputNames.map(
    (name): FigureRow => [
      inputWords.inputs[name],
      ({ systems }, shown) => inputCell(name, shown, systems),
    ],
  ),
  [words.estimatedCount, ({ estimate }) => String(estimate.effectiveCount)],
  [words.rateAndShare, ({ estimate: { factors } }) => words.atRate(factors)],
  [words.inHouseInitial, ({ estimate }) => formatUsd(estimate.results.inHouse.initialTotal)],
  [
    resultWords.monthlyMaintenance,
    ({ estimate }) => formatUsd(estimate.results.inHouse.maintenance),
  ],
  [words.inHouseTimeline, ({ estimate }) => formatTimeline(estimate.timeline.timelineWeeks)],
  [words.embeddedYearOne, ({ estimate }) => formatUsd(estimate.results.embedded.initialTotal)],
  [words.embeddedTimeline, ({ estimate }) => formatTimeline(estimate.timeline.embeddedWeeks)],
  [words.inHouse36, ({ verdict }) => formatUsd(verdict.after36Months.inHouseUsd)],
  [words.embedded36, ({ verdict }) => formatUsd(verdict.after36Months.embeddedUsd)],
  [words.over36, ({ verdict }) => outcomeText(verdict.after36Months)],
  [words.breakEven, ({ verdict }) => breakEvenText(verdict)],
];

function breakEvenText({ breakEvenMonth, after36Months }: Answer['verdict']): string {
  if (after36Months.cheaper === null) return words.notLive;
  return breakEvenMonth === null ? words.never : words.inMonth(breakEvenMonth);
}

/** Shown once the report has been sent (P2). */
const savingsFigures: readonly FigureRow[] = [
  [resultWords.initialCostSavings, ({ estimate }) => formatUsd(estimate.results.savings.absolute)],
  [
    resultWords.initialDevCostReduction,
    ({ estimate }) => formatPercentage(estimate.results.savings.percentage),
  ],
  [
    resultWords.monthlyMaintenanceSavings,
    ({ estimate }) => formatUsd(estimate.results.savings.monthlyMaintenance),
  ],
  [
    resultWords.monthlyCostReduction,
    ({ estimate }) => formatPercentage(estimate.monthlyReductionPercentage),
  ],
];

function usePinnedAnswers() {
  const { pinned } = useStored(scenario);
  return useWorkerCall(
    estimateWorker,
    (worker) => {
      const today = localToday();
      const scenarios = pinned.flatMap((fragment) => readScenario(fragment) ?? []);
      return Promise.all(
        scenarios.map(
          async ({ inputs: linked }, index): Promise<Column> => ({
            title: words.title(index),
            answer: await worker.answer({ inputs: withTimeline(linked, today), today }),
            pinned: { index, inputs: linked },
          }),
        ),
      );
    },
    pinned,
  );
}
