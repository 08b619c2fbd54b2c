import { ref } from 'valtio';
import type { CalculationResults, CalculatorInputs } from '../../contract/calculation.ts';
import {
  type Estimate,
  fromWireResults,
  monthlyReductionPercentage,
  toWireResults,
} from '../../contract/estimate.ts';
import { reached } from '../api/milestones.ts';
import { honeypotName } from '../controls/FormFields.tsx';
import type { PassedValues } from '../controls/useSchemaForm.ts';
import { currentInputs, localToday } from '../estimator/inputs.ts';
import { saveReportSent, visit } from '../estimator/visit.ts';
import { deferredReportRequestTexts } from '../texts/deferred/requests.ts';
import { estimateWorker } from '../workers/workers.ts';
import type { ReportFormSchema } from './reportForm.ts';
import { reportRequest } from './reportRequest.ts';
import { createReportSender, type ReportStep, reportSteps } from './reportSender.ts';

const sendReport = createReportSender({
  async estimate(inputs) {
    const question = { inputs, today: localToday() };
    const answer = await estimateWorker.call((worker) => worker.answer(question));
    return toWireResults(answer.estimate.results);
  },
  buildReport: ({ form, inputs }, { url, reportDate }) =>
    buildPdf({
      contactName: form.name,
      companyName: form.company,
      inputs,
      url,
      // A server of the first release, beside this one during an upgrade, sends no day.
      date: reportDate ?? localToday(),
    }),
  showStep,
});

/**
 * Builds the report as a PDF in the worker.
 *
 * @param request.date - The day that the report bears: of the mailed one, the server's (S1).
 * @throws When the worker fails or a part of the report cannot be loaded.
 */
export function buildPdf(request: {
  contactName: string;
  companyName: string;
  inputs: CalculatorInputs;
  url: string;
  date: string;
}): Promise<Uint8Array<ArrayBuffer>> {
  return estimateWorker.call((worker) => worker.buildReport(request));
}

/**
 * Loads the code that draws the report while the visitor fills in the form. A failure is ignored:
 * the first report loads the code again.
 */
export function preloadReport(): void {
  estimateWorker.call((worker) => worker.prepareReport()).catch(() => {});
}

/**
 * Sends the report, reveals the savings (P2) and offers the PDF for download.
 *
 * @returns Whether the report was sent.
 */
export async function submitReport({
  [honeypotName]: honeypot,
  ...form
}: PassedValues<ReportFormSchema>): Promise<boolean> {
  const inputs = currentInputs();
  reached({ event: 'roi_report_request', integrationCount: inputs.integrationCount });
  const { problem, pdf, saved } = await sendReport({ form, honeypot, inputs }).finally(clearSteps);
  const isSent = problem === null;
  visit.saved = saved && ref({ inputs, estimate: estimateOf(saved) });
  reportRequest.problem = problem;
  reportRequest.ready = ref({
    isSent,
    email: form.email,
    contactName: form.name,
    companyName: form.company,
    inputs,
    pdf: pdf && pdfBlob(pdf),
  });
  if (isSent) {
    visit.companyName = form.company;
    reportRequest.isStored = saveReportSent();
  }
  return isSent;
}

/** Returns the part of an estimate that its savings are read from. */
function estimateOf(saved: CalculationResults): Estimate {
  const results = fromWireResults(saved);
  const { inHouse, embedded } = results;
  const percentage = monthlyReductionPercentage(inHouse, embedded);
  return { results, monthlyReductionPercentage: percentage } as Estimate;
}

export function pdfBlob(bytes: Uint8Array<ArrayBuffer>): Blob {
  return new Blob([bytes], { type: 'application/pdf' });
}

/** A step that runs longer says so, because many reports may wait for their turn (S4). */
const usualMs = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;

export function showStep(step: ReportStep): void {
  const position = reportSteps.indexOf(step);
  const count = reportSteps.length;
  const { progress, steps, longerThanUsual } = deferredReportRequestTexts;
  const text = progress(position + 1, count, steps[step]);
  const percentage = (100 * (position + 0.5)) / count;
  reportRequest.progress = { text, percentage };
  clearTimeout(timer);
  timer = setTimeout(() => {
    reportRequest.progress = { text: `${text} ${longerThanUsual}`, percentage };
  }, usualMs);
}

export function clearSteps(): void {
  clearTimeout(timer);
  reportRequest.progress = null;
}
