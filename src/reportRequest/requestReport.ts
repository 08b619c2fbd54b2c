import { messages } from '../messages.ts';
import { notify } from '../notifications/notifications.ts';
import { type ReportFormFaults, reportRequest } from './reportRequest.ts';

/** Ask for a report with what stands in the form; a second request while one is on its way is ignored. Resolves to what must be put right first. */
export async function requestReport(typed: FormData): Promise<ReportFormFaults> {
  if (reportRequest.isSending) return {};
  reportRequest.isSending = true;
  reportRequest.refusal = null;
  try {
    const { submitReport } = await import('./submitReport.ts');
    return await submitReport(typed);
  } catch (error) {
    console.error('The report form could not be sent.', error);
    notify({ ...messages.notifications.partMissing, tone: 'destructive' });
    return {};
  } finally {
    reportRequest.isSending = false;
    reportRequest.progress = null;
  }
}
