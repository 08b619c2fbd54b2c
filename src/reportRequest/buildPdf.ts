import type { CalculatorInputs } from '../../contract/calculation.ts';
import { estimateWorker } from '../workers/estimateWorker.ts';

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
  return estimateWorker.call((worker) => worker.buildReport({ ...request, date }));
}
