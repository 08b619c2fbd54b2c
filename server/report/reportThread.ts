import { parentPort } from 'node:worker_threads';
import { buildReport } from '../../worker/report/buildReport.ts';
import { loadReportFont } from '../reportFonts.ts';
import type { ReportAnswer, ReportJob } from './createReportBuilder.ts';

parentPort?.on('message', async ({ job, request }: ReportJob) => {
  let answer: ReportAnswer;
  try {
    answer = { job, report: await buildReport(request, loadReportFont) };
  } catch (error) {
    // The error's own words may quote the visitor's.
    answer = {
      job,
      error: `The report failed: ${error instanceof Error ? error.name : 'unknown'}`,
    };
  }
  parentPort?.postMessage(answer);
});
