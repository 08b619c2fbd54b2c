import { track } from '../analytics/track.ts';
import { honeypotName } from '../controls/honeypotName.ts';
import { currentInputs } from '../estimator/inputs.ts';
import { localToday } from '../estimator/today.ts';
import { workerAnswer } from '../estimator/workerAnswer.ts';
import { ReportForm } from './reportForm.ts';
import { type ReportFormFaults, reportRequest, reportWasSent } from './reportRequest.ts';
import { createReportSender } from './reportSender.ts';

const sendReport = createReportSender({
  async estimate(inputs) {
    const answer = await workerAnswer((worker) => worker.answer({ inputs, today: localToday() }));
    return answer.estimate.results;
  },
  buildReport: ({ form, inputs }, { url }) =>
    workerAnswer((worker) =>
      worker.buildReport({
        companyName: form.company,
        contactName: form.name,
        date: utcDay(),
        url,
        inputs,
      }),
    ),
  showStep(step) {
    reportRequest.step = step;
  },
});

/** What draws the report is on its way while the visitor fills the form in; where it does not come, the first report asks again. */
export function prepareReport(): void {
  workerAnswer((worker) => worker.prepareReport()).catch(() => {});
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
  const honeypot = String(typed.get(honeypotName) ?? '');
  const pdf = await sendReport({ form: form.data, honeypot, inputs });
  if (pdf) {
    reportWasSent({
      email: form.data.email,
      company: form.data.company,
      pdf: new Blob([pdf], { type: 'application/pdf' }),
    });
  }
  return {};
}

/** The first fault of each field, in the order of the fields. */
function faultsOf(issues: readonly { path: PropertyKey[]; message: string }[]): ReportFormFaults {
  const faults: Record<string, string> = {};
  for (const { path, message } of issues) faults[String(path[0])] ??= message;
  return faults;
}

/** The day that the report bears, the same on the server: `2027-03-01` in UTC. */
function utcDay(): string {
  return new Date().toISOString().slice(0, 10);
}
