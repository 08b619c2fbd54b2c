import { track } from '../analytics/track.ts';
import { currentInputs } from '../estimator/inputs.ts';
import { scenarioLink } from '../navigation/scenarioAddress.ts';
import { deferredReportRequestTexts } from '../texts/deferred/reportRequest.ts';
import { buildPdf } from './buildPdf.ts';
import { isOfCurrentInputs } from './isOfCurrentInputs.ts';
import type { ReadyReport } from './reportRequest.ts';

/** Some browsers read what is downloaded only after the visitor has said where to. */
const readWithinMs = 60_000;

/**
 * Download the report of the inputs that the page shows: the PDF as it was e-mailed, or one built for
 * the inputs as they are now, whose link opens this scenario.
 *
 * @throws where the PDF cannot be built
 */
export async function downloadReport(report: ReadyReport): Promise<void> {
  const { contactName, companyName } = report;
  const inputs = currentInputs();
  const pdf = isOfCurrentInputs(report)
    ? report.pdf
    : new Blob([await buildPdf({ contactName, companyName, inputs, url: scenarioLink(inputs) })], {
        type: 'application/pdf',
      });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(pdf);
  const name = deferredReportRequestTexts.fileName(companyName);
  link.download = name.replaceAll(/[\\/:*?"<>|]/g, '-');
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), readWithinMs);
  track({ event: 'pdf_download', integrationCount: inputs.integrationCount });
}
