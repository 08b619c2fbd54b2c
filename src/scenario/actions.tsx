import type { CalculatorInputs } from '../../contract/calculation.ts';
import { certaintyText, howSureText } from '../../contract/format/deferredClaimTexts.ts';
import { forecastMonths, lastMonth } from '../../contract/format/durations.ts';
import { csvFormatOf, estimateFileName } from '../../contract/format/files.ts';
import { summaryText } from '../../contract/format/summaryText.ts';
import { Button } from '../controls/Button.tsx';
import { copyText, downloadFile } from '../controls/copyAndDownload.ts';
import { currentInputs, localToday } from '../estimator/inputs.ts';
import { results } from '../estimator/results.ts';
import { visit } from '../estimator/visit.ts';
import { systemName } from '../format/formatInput.ts';
import { printPage } from '../navigation/printSheet.ts';
import { scenarioLink } from '../navigation/scenarioAddress.ts';
import { notify, notifyFailure } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { deferredScenarioTexts } from '../texts/deferred/scenario.ts';
import { estimateWorker, fileWorker, forecastWorker } from '../workers/workers.ts';
import { chooseFile } from './openFile.ts';
import { pinScenario } from './pins.ts';
import { scenarioCsv } from './scenarioCsv.ts';

/** Returns a link to the scenario. */
export function link(): string {
  return scenarioLink(currentInputs());
}

/** Returns a link to what the scenario is for a CFO. */
export function cfoLink(): string {
  return `${link()}&tab=cfo`;
}

/** Returns a summary of the scenario in two paragraphs. */
async function summary(): Promise<string> {
  const { answer, rateCard } = results;
  if (!answer) throw new Error('Expected an answer to summarize.');
  const inputs = currentInputs();
  return summaryText({
    ...answer,
    claims: answer.verdict.claims,
    certainty: howSureText(await forecastWorker.call((worker) => worker.certainty(inputs))),
    inputs,
    rateCardVersion: rateCard?.version,
    systemName: systemName(answer.systems),
    link: link(),
    isReportSent: visit.isReportSent,
  });
}

/** Says what was copied. */
export function notifyCopied(copied: keyof typeof deferredScenarioTexts.copied): void {
  notify({ title: deferredScenarioTexts.copied[copied] });
}

/** Pins a scenario for comparison, or asks which pinned scenario it replaces. */
export function pin(inputs: CalculatorInputs): void {
  if (pinScenario(inputs)) notify({ title: deferredScenarioTexts.pinned });
}

/**
 * Downloads every figure of the scenario and its 36 months as CSV, in the format of the visitor's
 * locale.
 */
async function downloadCsv(): Promise<void> {
  const inputs = currentInputs();
  const today = localToday();
  const [[answer, costs, ...finance], [certainty, split]] = await Promise.all([
    estimateWorker.call((worker) =>
      Promise.all([
        worker.answer({ inputs, today }),
        worker.monthlyCosts(inputs),
        worker.finance(inputs, forecastMonths),
        worker.finance(inputs, lastMonth),
      ]),
    ),
    forecastWorker.call((worker) =>
      Promise.all([worker.certainty(inputs), worker.bestSplit(inputs, today)]),
    ),
  ]);
  const csv = scenarioCsv({
    answer,
    certainty: certaintyText(certainty),
    split,
    inputs,
    costs,
    finance,
    today,
    rateCardVersion: results.rateCard?.version ?? '',
    link: link(),
    format: csvFormatOf(navigator.language),
  });
  downloadFile(
    deferredScenarioTexts.fileName('csv'),
    new Blob([csv], { type: 'text/csv;charset=utf-8' }),
  );
}

/** Downloads the scenario as an estimate file, which the page opens again. */
async function downloadEstimate(): Promise<void> {
  const inputs = currentInputs();
  const request = { inputs, today: localToday(), url: scenarioLink(inputs) };
  const json = await fileWorker.call((worker) => worker.estimateFile(request));
  downloadFile(estimateFileName, new Blob([json], { type: 'application/json' }));
}

/** Downloads the pricing model with these inputs as an Excel workbook with working formulas. */
async function downloadWorkbook(): Promise<void> {
  const inputs = currentInputs();
  const { companyName } = visit;
  const request = {
    inputs,
    today: localToday(),
    link: scenarioLink(inputs),
    ...(companyName === null ? {} : { companyName }),
  };
  const bytes = await fileWorker.call((worker) => worker.workbook(request));
  downloadFile(
    deferredScenarioTexts.fileName('xlsx'),
    new Blob([new Uint8Array(bytes)], {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    }),
  );
}

type NamedAction = readonly [text: string, run: () => void | Promise<void>];

const actions: readonly NamedAction[] = [
  [
    deferredScenarioTexts.copySummary,
    () => copyText(summary()).then(() => notifyCopied('summary')),
  ],
  [deferredScenarioTexts.print, printPage],
  [deferredScenarioTexts.openFile, chooseFile],
];

/** Available after a report was sent (P2). */
const downloads: readonly NamedAction[] = [
  [deferredScenarioTexts.excel, downloadWorkbook],
  [deferredScenarioTexts.csv, downloadCsv],
  [deferredScenarioTexts.estimateFile, downloadEstimate],
];

/** The entries of the menu, each of which closes it. */
export function MoreActions({ menuId }: { menuId: string }) {
  const { isReportSent } = useStoreSelector(visit);
  return (isReportSent ? [...actions, ...downloads] : actions).map(([text, run]) => (
    <button
      key={text}
      type="button"
      className="link"
      popoverTarget={menuId}
      popoverTargetAction="hide"
      onClick={() => runAction(run)}
    >
      {text}
    </button>
  ));
}

export function FileDownloads() {
  return downloads.map(([text, run]) => (
    <Button key={text} kind="quiet" onClick={() => runAction(run)}>
      {text}
    </Button>
  ));
}

/** Runs an action within the event of its press. A failure shows a notification. */
async function runAction(run: NamedAction[1]): Promise<void> {
  try {
    await run();
  } catch (error) {
    notifyFailure(error);
  }
}
