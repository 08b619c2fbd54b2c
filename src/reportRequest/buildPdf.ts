import type { CalculatorInputs } from '../../contract/calculation.ts';
import { workerAnswer } from '../estimator/workerAnswer.ts';

/**
 * The report as a PDF, built by the worker and dated today in UTC, as the server dates it.
 *
 * @throws where the worker or a part of the report cannot be loaded
 */
export function buildPdf(request: {
  contactName: string;
  companyName: string;
  inputs: CalculatorInputs;
  /** The link in the report. */
  url: string;
}): Promise<Uint8Array<ArrayBuffer>> {
  const date = new Date().toISOString().slice(0, 10);
  return workerAnswer((worker) => worker.buildReport({ ...request, date }));
}
