import type { CalculatorInputs } from '../../contract/calculation.ts';
import { estimateWorker } from '../workers/workers.ts';

/**
 * Builds the report as a PDF in the worker. It is dated today in UTC, like the server's copy.
 *
 * @param request.url - The link in the report.
 * @throws When the worker fails or a part of the report cannot be loaded.
 */
export function buildPdf(request: {
  contactName: string;
  companyName: string;
  inputs: CalculatorInputs;
  url: string;
}): Promise<Uint8Array<ArrayBuffer>> {
  const date = new Date().toISOString().slice(0, 10);
  return estimateWorker.call((worker) => worker.buildReport({ ...request, date }));
}
