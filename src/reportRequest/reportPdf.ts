import type { CalculatorInputs } from '../../contract/calculation.ts';
import { reportFileName } from '../../contract/format/files.ts';
import { track } from '../analytics/events.ts';
import { downloadFile } from '../controls/copyAndDownload.ts';
import { currentInputs } from '../estimator/inputs.ts';
import { scenarioLink } from '../navigation/scenarioAddress.ts';
import { estimateWorker } from '../workers/workers.ts';
import type { ReadyReport } from './reportRequest.ts';

/**
 * Builds the report as a PDF in the worker. It is dated today in UTC, like the server's copy.
 *
 * @throws When the worker fails or a part of the report cannot be loaded.
 */
export function buildPdf(request: {
  contactName: string;
  companyName: string;
  inputs: CalculatorInputs;
  url: string;
}): Promise<Uint8Array<ArrayBuffer>> {
  const date = new Date().toISOString().slice(0, 10);
  return estimateWorker.call((worker) => worker.buildReport({ ...request, date }));
}

/** Returns whether a report's PDF was built from the current inputs. */
export function matchesCurrentInputs({ inputs }: ReadyReport): boolean {
  return JSON.stringify(inputs) === JSON.stringify(currentInputs());
}

/**
 * Downloads the report for the current inputs: the e-mailed PDF if the inputs are unchanged, and
 * otherwise a new one, whose link opens the current scenario.
 *
 * @throws When the PDF cannot be built.
 */
export async function downloadReport(report: ReadyReport): Promise<void> {
  const { contactName, companyName } = report;
  const inputs = currentInputs();
  const pdf = matchesCurrentInputs(report)
    ? report.pdf
    : new Blob([await buildPdf({ contactName, companyName, inputs, url: scenarioLink(inputs) })], {
        type: 'application/pdf',
      });
  downloadFile(reportFileName(companyName), pdf);
  track({ event: 'pdf_download', integrationCount: inputs.integrationCount });
}
