import { Worker } from 'node:worker_threads';
import type { BuildReport } from '../../backend/mails/composeMail.ts';
import type { ReportRequest } from '../../worker/report/buildReport.ts';

/** A report takes a fraction of a second; one that takes this long never ends. Shorter than a message's lease. */
const TIMEOUT_MS = 20_000;

/** What the thread is asked, and what it answers. */
export interface ReportJob {
  job: number;
  request: ReportRequest;
}
export type ReportAnswer = { job: number; report: Uint8Array } | { job: number; error: string };

/** Builds reports in a thread of its own, one after the other, so that drawing one never delays a request. A thread that fails is replaced. */
export function createReportBuilder(
  thread: URL = new URL('./reportThread.ts', import.meta.url),
  timeoutMs = TIMEOUT_MS,
): { buildReport: BuildReport; close(): Promise<void> } {
  const waiting = new Map<number, (answer: ReportAnswer) => void>();
  let worker: Worker | null = null;
  let jobs = 0;

  function running(): Worker {
    if (worker) return worker;
    const started = new Worker(thread);
    started.unref();
    started.on('message', (answer: ReportAnswer) => waiting.get(answer.job)?.(answer));
    const fail = (error: string) => {
      if (worker !== started) return;
      worker = null;
      for (const [job, tell] of waiting) tell({ job, error });
    };
    started.on('error', () => fail('The report thread failed.'));
    started.on('exit', () => fail('The report thread ended.'));
    worker = started;
    return started;
  }

  async function build(request: ReportRequest): Promise<Uint8Array> {
    jobs += 1;
    const job = jobs;
    const answer = await new Promise<ReportAnswer>((resolve) => {
      const timer = setTimeout(() => {
        resolve({ job, error: `The report was not built in ${timeoutMs} ms.` });
        const stuck = worker;
        worker = null;
        void stuck?.terminate();
      }, timeoutMs);
      waiting.set(job, (given) => {
        clearTimeout(timer);
        resolve(given);
      });
      running().postMessage({ job, request } satisfies ReportJob);
    }).finally(() => waiting.delete(job));
    if ('error' in answer) throw new Error(answer.error);
    return answer.report;
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
