import { memo } from '../contract/memo.ts';
import { loadReportFont } from '../server/report/reportFonts.ts';
import { composeReport, type ReportRequest } from '../worker/report/buildReport.ts';
import { openFaces } from '../worker/report/fonts/openFaces.ts';
import { loadBidi } from '../worker/report/fonts/scripts.ts';
import { Composer } from '../worker/report/layout/Composer.ts';
import { Typesetter } from '../worker/report/layout/Typesetter.ts';
import { roomierDensities } from '../worker/report/layoutReport.ts';
import { type ReportName, reportRequests } from './reportRequests.ts';

/**
 * Composes a report once for all tests of a process, because many tests read the same reports;
 * readers must not change the bytes. A report takes half a second.
 */
export const composed = memo(
  (request: ReportRequest) => composeReport(request, loadReportFont),
  80,
);

/** Returns the report of a request of `reportRequests`, composed once for each process. */
export const builtLayout = (name: ReportName) => composed(reportRequests[name]);

/** Returns the PDF of a request of `reportRequests`. */
export const builtReport = async (name: ReportName) => (await builtLayout(name)).pdf;

/** Creates a composer for sections of a report, with the Latin fonts. */
export async function openComposer(): Promise<Composer> {
  return new Composer(
    new Typesetter(await openFaces([], loadReportFont), await loadBidi([])),
    roomierDensities[0],
  );
}
