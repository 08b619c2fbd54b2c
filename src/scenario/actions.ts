import { subscribe } from 'valtio';
import { currentInputs } from '../estimator/inputs.ts';
import { results } from '../estimator/results.ts';
import { localToday } from '../estimator/today.ts';
import { visit } from '../estimator/visit.ts';
import { forecastChart } from '../navigation/forecastChart.ts';
import { scenarioLink } from '../navigation/scenarioAddress.ts';
import { notify } from '../notifications/notifications.ts';
import { deferredScenarioTexts } from '../texts/deferred/scenario.ts';
import { estimateWorker } from '../workers/estimateWorker.ts';
import { workbookWorker } from '../workers/workbookWorker.ts';
import { copyText } from './copyText.ts';
import { downloadFile } from './downloadFile.ts';
import { formatSummary } from './formatSummary.ts';
import { pinCurrent } from './pins.ts';
import { scenarioCsv } from './scenarioCsv.ts';

/** Copies a link to the scenario. */
export async function copyLink(): Promise<void> {
  await copyText(scenarioLink(currentInputs()));
  notify({ title: deferredScenarioTexts.linkCopied });
}

/** Copies a summary of the scenario in two paragraphs. */
export async function copySummary(): Promise<void> {
  const { answer, rateCard } = results;
  if (!answer) return;
  const inputs = currentInputs();
  await copyText(
    formatSummary({
      answer,
      inputs,
      rateCardVersion: rateCard?.version,
      link: scenarioLink(inputs),
      isReportSent: visit.isReportSent,
    }),
  );
  notify({ title: deferredScenarioTexts.summaryCopied });
}

let printing: Promise<void> | null = null;

/**
 * Prints the page with the chart, which is loaded first if necessary. Calls in the meantime share
 * the one print.
 */
export function printPage(): Promise<void> {
  printing ??= printWithChart().finally(() => {
    printing = null;
  });
  return printing;
}

async function printWithChart(): Promise<void> {
  forecastChart.isExpected = true;
  await new Promise<void>((resolve) => {
    const unsubscribe = subscribe(forecastChart, check);
    function check() {
      if (forecastChart.isExpected && !forecastChart.isComplete) return;
      unsubscribe();
      resolve();
    }
    check();
  });
  window.print();
}

/** Pins the scenario for comparison. */
export function pin(): void {
  pinCurrent();
  notify({ title: deferredScenarioTexts.pinned });
}

/** Downloads every figure of the scenario and its 36 months as CSV. */
export async function downloadCsv(): Promise<void> {
  const inputs = currentInputs();
  const [answer, costs] = await estimateWorker.call((worker) =>
    Promise.all([worker.answer({ inputs, today: localToday() }), worker.monthlyCosts(inputs)]),
  );
  downloadFile(
    deferredScenarioTexts.fileName('csv'),
    new Blob([scenarioCsv({ answer, inputs, costs })], {
      type: 'text/csv;charset=utf-8',
    }),
  );
}

/** Downloads the pricing model with these inputs as an Excel workbook with working formulas. */
export async function downloadWorkbook(): Promise<void> {
  const question = { inputs: currentInputs(), today: localToday() };
  const bytes = await workbookWorker.call((worker) => worker.workbook(question));
  downloadFile(
    deferredScenarioTexts.fileName('xlsx'),
    new Blob([new Uint8Array(bytes)], {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    }),
  );
}
