import { parentPort } from 'node:worker_threads';
import { buildReport } from '../../worker/report/buildReport.ts';
import type { ReportJob, ReportResponse } from './createReportBuilder.ts';
import { loadReportFont } from './reportFonts.ts';

parentPort?.on('message', async ({ job, request }: ReportJob) => {
  let response: ReportResponse;
  try {
    response = { job, report: await buildReport(request, loadReportFont) };
  } catch (error) {
    // The error's message may quote the visitor's input.
    response = {
      job,
      error: `The report failed: ${error instanceof Error ? error.name : 'unknown'}`,
    };
  }
  parentPort?.postMessage(response);
});
