import { parentPort } from 'node:worker_threads';
import { buildReport, type ReportRequest } from '../../worker/report/buildReport.ts';
import type { ThreadResponse } from '../threads/createThread.ts';
import { loadReportFont } from './reportFonts.ts';

parentPort?.on('message', async (request: ReportRequest) => {
  let response: ThreadResponse<Uint8Array>;
  try {
    response = { answer: await buildReport(request, loadReportFont) };
  } catch (error) {
    // The error's message may quote the visitor's input.
    response = { error: `The report failed: ${error instanceof Error ? error.name : 'unknown'}` };
  }
  parentPort?.postMessage(response);
});
