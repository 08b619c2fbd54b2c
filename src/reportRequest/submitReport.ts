import { ref } from 'valtio';
import { toWireResults } from '../../contract/estimateResults.ts';
import { track } from '../analytics/track.ts';
import { honeypotName } from '../controls/honeypotName.ts';
import { currentInputs } from '../estimator/inputs.ts';
import { rememberReportSent } from '../estimator/rememberReportSent.ts';
import { localToday } from '../estimator/today.ts';
import { requestMessages } from '../requestMessages.ts';
import { estimateWorker } from '../workers/estimateWorker.ts';
import { buildPdf } from './buildPdf.ts';
import { ReportForm } from './reportForm.ts';
import { type ReadyReport, type ReportFormFaults, reportRequest } from './reportRequest.ts';
import { createReportSender, reportSteps } from './reportSender.ts';

export { ReportReady } from './ReportReady.tsx';

const { reportRequest: words } = requestMessages;

const sendReport = createReportSender({
  async estimate(inputs) {
    const question = { inputs, today: localToday() };
    const answer = await estimateWorker.call((worker) => worker.answer(question));
    return toWireResults(answer.estimate.results);
  },
  buildReport: ({ form, inputs }, { url }) =>
    buildPdf({ contactName: form.name, companyName: form.company, inputs, url }),
  showStep(step) {
    const position = reportSteps.indexOf(step);
    const count = reportSteps.length;
    reportRequest.progress = {
      text: words.progress(position + 1, count, words.steps[step]),
      percentage: (100 * (position + 0.5)) / count,
    };
  },
});

/** What draws the report is on its way while the visitor fills the form in; where it does not come, the first report asks again. */
export function prepareReport(): void {
  estimateWorker.call((worker) => worker.prepareReport()).catch(() => {});
}

/** Judge what was typed, and send the report if it will do; its code comes with the first use of the form. */
export async function submitReport(typed: FormData): Promise<ReportFormFaults> {
  const form = ReportForm.safeParse({
    ...Object.fromEntries(typed),
    acceptsPrivacyPolicy: typed.has('acceptsPrivacyPolicy'),
  });
  if (!form.success) return faultsOf(form.error.issues);
  const inputs = currentInputs();
  track({ event: 'roi_report_request', integrationCount: inputs.integrationCount });
  const { name, email, company } = form.data;
  const honeypot = String(typed.get(honeypotName) ?? '');
  const result = await sendReport({ form: form.data, honeypot, inputs });
  if (result.outcome === 'failed') return {};
  if (result.outcome === 'refused') reportRequest.refusal = result.reason;
  if (result.pdf) {
    offerReport({
      isSent: result.outcome === 'sent',
      email,
      contactName: name,
      companyName: company,
      inputs,
      pdf: new Blob([result.pdf], { type: 'application/pdf' }),
    });
  }
  return {};
}

/** Offer a report's PDF for download; one that was sent also reveals the savings (P2). */
function offerReport(report: ReadyReport): void {
  reportRequest.ready = ref(report);
  if (report.isSent) reportRequest.isRemembered = rememberReportSent();
}

/** The first fault of each field, in the order of the fields. */
function faultsOf(issues: readonly { path: PropertyKey[]; message: string }[]): ReportFormFaults {
  const faults: Record<string, string> = {};
  for (const { path, message } of issues) faults[String(path[0])] ??= message;
  return faults;
}
