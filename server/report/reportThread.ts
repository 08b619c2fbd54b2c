import { parentPort } from 'node:worker_threads';
import type { MailDraft } from '../../backend/mails/Mail.ts';
import { composeVisitorMail, type VisitorMail } from '../../backend/mails/visitorMails.ts';
import { buildReport, type ReportRequest } from '../../worker/report/buildReport.ts';
import type { ThreadResponse } from '../threads/createThread.ts';
import { loadReportFont } from './reportFonts.ts';

/** A report, or the mail to a visitor around it. */
export type AskedDocument = ReportRequest | VisitorMail;

parentPort?.on('message', async (asked: AskedDocument) => {
  let response: ThreadResponse<Uint8Array | MailDraft>;
  try {
    const answer = 'kind' in asked ? composeVisitorMail(asked) : buildReport(asked, loadReportFont);
    response = { answer: await answer };
  } catch (error) {
    // The error's message may quote the visitor's input.
    response = { error: `The report failed: ${error instanceof Error ? error.name : 'unknown'}` };
  }
  parentPort?.postMessage(response);
});
