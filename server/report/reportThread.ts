import { parentPort } from 'node:worker_threads';
import { linkPreview } from '../../backend/handlers/saveLink.ts';
import type { MailDraft } from '../../backend/mails/Mail.ts';
import { composeVisitorMail, type VisitorMail } from '../../backend/mails/visitorMails.ts';
import type { AskedPreview, LinkPreview } from '../../backend/ports.ts';
import { utcDay } from '../../contract/days.ts';
import { estimateContent } from '../../worker/forecast/estimateContent.ts';
import { buildReport, type ReportRequest } from '../../worker/report/buildReport.ts';
import type { ThreadResponse } from '../threads/createThread.ts';
import { loadReportFont } from './reportFonts.ts';

/** A report, the mail to a visitor around it, or the preview of a short link. */
export type AskedDocument = ReportRequest | VisitorMail | AskedPreview;
export type Answered = Uint8Array | MailDraft | LinkPreview;

parentPort?.on('message', async (asked: AskedDocument) => {
  let response: ThreadResponse<Answered>;
  try {
    response = { answer: await answerTo(asked) };
  } catch (error) {
    // The error's message may quote the visitor's input.
    response = { error: `The report failed: ${error instanceof Error ? error.name : 'unknown'}` };
  }
  parentPort?.postMessage(response);
});

function answerTo(asked: AskedDocument): Answered | Promise<Answered> {
  if ('kind' in asked) return composeVisitorMail(asked);
  if ('now' in asked)
    return linkPreview(asked, estimateContent(asked.inputs, utcDay(asked.now), true));
  return buildReport(asked, loadReportFont);
}
