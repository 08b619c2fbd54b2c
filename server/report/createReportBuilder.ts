import { Worker } from 'node:worker_threads';
import type { BuildReport } from '../../backend/mails/composeMail.ts';
import type { ReportRequest } from '../../worker/report/buildReport.ts';

/** A report takes a fraction of a second. This is shorter than a message's lease. */
const defaultTimeoutMs = 20_000;

/** A message to the thread, and its response. */
export interface ReportJob {
  job: number;
  request: ReportRequest;
}
export type ReportResponse = { job: number; report: Uint8Array } | { job: number; error: string };

/**
 * Creates a report builder. It builds one report after the other in a worker thread, so that
 * requests do not wait; a thread that fails is replaced.
 */
export function createReportBuilder(
  thread: URL = new URL('./reportThread.ts', import.meta.url),
  timeoutMs = defaultTimeoutMs,
): { buildReport: BuildReport; close(): Promise<void> } {
  const waiting = new Map<number, (response: ReportResponse) => void>();
  let worker: Worker | null = null;
  let jobs = 0;

  function running(): Worker {
    if (worker) return worker;
    const started = new Worker(thread);
    started.unref();
    started.on('message', (response: ReportResponse) => waiting.get(response.job)?.(response));
    const fail = (error: string) => {
      if (worker !== started) return;
      worker = null;
      for (const [job, complete] of waiting) complete({ job, error });
    };
    started.on('error', () => fail('The report thread failed.'));
    started.on('exit', () => fail('The report thread ended.'));
    worker = started;
    return started;
  }

  async function build(request: ReportRequest): Promise<Uint8Array> {
    jobs += 1;
    const job = jobs;
    const response = await new Promise<ReportResponse>((resolve) => {
      const timer = setTimeout(() => {
        resolve({ job, error: `The report was not built in ${timeoutMs} ms.` });
        const stuck = worker;
        worker = null;
        void stuck?.terminate();
      }, timeoutMs);
      waiting.set(job, (received) => {
        clearTimeout(timer);
        resolve(received);
      });
      running().postMessage({ job, request } satisfies ReportJob);
    }).finally(() => waiting.delete(job));
    if ('error' in response) throw new Error(response.error);
    return response.report;
  }

  let last: Promise<unknown> = Promise.resolve();
  return {
    buildReport(request) {
      const mine = last.then(() => build(request));
      last = mine.catch(() => undefined);
      return mine;
    },
    async close() {
      await worker?.terminate();
    },
  };
}
