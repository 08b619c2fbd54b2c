import { loadReportFont } from '../server/report/reportFonts.ts';
import { buildReport, composeReport } from '../worker/report/buildReport.ts';
import { openFaces } from '../worker/report/fonts/openFaces.ts';
import { loadBidi } from '../worker/report/fonts/scripts.ts';
import { Composer } from '../worker/report/layout/Composer.ts';
import { Typesetter } from '../worker/report/layout/Typesetter.ts';
import { roomierDensities } from '../worker/report/layoutReport.ts';
import { type ReportName, reportRequests } from './reportRequests.ts';

const reports = new Map<ReportName, Promise<Uint8Array>>();
const layouts = new Map<ReportName, ReturnType<typeof composeReport>>();

/**
 * Returns the PDF of a request of `reportRequests`. Each is built once for all tests of a process,
 * because many tests read the same reports; readers must not change the bytes.
 */
export function builtReport(name: ReportName): Promise<Uint8Array> {
  return once(reports, name, () => buildReport(reportRequests[name], loadReportFont));
}

/** Returns the layout of a request of `reportRequests`, laid out once for each process. */
export function builtLayout(name: ReportName): ReturnType<typeof composeReport> {
  return once(layouts, name, () => composeReport(reportRequests[name], loadReportFont));
}

/** Creates a composer for sections of a report, with the Latin fonts. */
export async function openComposer(): Promise<Composer> {
  return new Composer(
    new Typesetter(await openFaces([], loadReportFont), await loadBidi([])),
    roomierDensities[0],
  );
}

function once<Key, Value>(values: Map<Key, Value>, key: Key, create: () => Value): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  const created = create();
  values.set(key, created);
  return created;
}
