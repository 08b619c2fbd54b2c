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

/** The address of this scenario, into the clipboard. */
export async function copyLink(): Promise<void> {
  await copyText(scenarioLink(currentInputs()));
  notify({ title: deferredScenarioTexts.linkCopied });
}

/** Two paragraphs for an e-mail or a chat, into the clipboard. */
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

/** Print the page with the chart on it, also where nobody has been near its place; once, however often that is asked for while the chart is on its way. */
export function printPage(): Promise<void> {
  printing ??= printWithChart().finally(() => {
    printing = null;
  });
  return printing;
}

async function printWithChart(): Promise<void> {
  forecastChart.isExpected = true;
  await new Promise<void>((resolve) => {
    const stop = subscribe(forecastChart, goOn);
    function goOn() {
      if (forecastChart.isExpected && !forecastChart.isComplete) return;
      stop();
      resolve();
    }
    goOn();
  });
  window.print();
}

/** Put this scenario aside to compare. */
export function pin(): void {
  pinCurrent();
  notify({ title: deferredScenarioTexts.pinned });
}

/** Every figure of this scenario and its 36 months, as a file. */
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

/** The pricing model with these inputs as a workbook whose formulas go on computing. */
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
