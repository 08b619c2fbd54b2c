import { reportFileName } from '../../contract/format/reportFileName.ts';
import { track } from '../analytics/events.ts';
import { currentInputs } from '../estimator/inputs.ts';
import { scenarioLink } from '../navigation/scenarioAddress.ts';
import { buildPdf } from './buildPdf.ts';
import { matchesCurrentInputs } from './matchesCurrentInputs.ts';
import type { ReadyReport } from './reportRequest.ts';

/** Some browsers read the file only after the visitor has chosen where to save it. */
const revokeAfterMs = 60_000;

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
  const link = document.createElement('a');
  link.href = URL.createObjectURL(pdf);
  link.download = reportFileName(companyName);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs);
  track({ event: 'pdf_download', integrationCount: inputs.integrationCount });
}
