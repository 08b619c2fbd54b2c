import { deferredReportRequestTexts } from '../texts/deferred/reportRequest.ts';
import { reportRequest } from './reportRequest.ts';
import { type ReportStep, reportSteps } from './reportSender.ts';

/** A step that runs longer says so, because many reports may wait for their turn (S4). */
const usualMs = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the step that is running. */
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

/** Shows no step any more. */
export function clearSteps(): void {
  clearTimeout(timer);
  reportRequest.progress = null;
}
