import { Worker } from 'node:worker_threads';
import type { BuildReport } from '../../backend/mails/composeMail.ts';
import type { ReportRequest } from '../../worker/report/buildReport.ts';

/** A report takes a fraction of a second. This is shorter than a message's lease. */
const defaultTimeoutMs = 20_000;

/** The thread's response to a request: the report, or why there is none. */
export type ReportResponse = { report: Uint8Array } | { error: string };

/**
 * Creates a report builder. It builds one report after the other in a worker thread, so that
 * requests do not wait; a thread that fails is replaced.
 */
export function createReportBuilder(
  thread: URL = new URL('./reportThread.ts', import.meta.url),
  timeoutMs = defaultTimeoutMs,
): { buildReport: BuildReport; close(): Promise<void> } {
  let worker: Worker | null = null;
  let respond: (response: ReportResponse) => void = () => undefined;

  function start(): Worker {
    const started = new Worker(thread);
    started.unref();
    const respondFrom = (response: ReportResponse) => {
      if (worker === started) respond(response);
    };
    const fail = (error: string) => {
      respondFrom({ error });
      if (worker === started) worker = null;
    };
    started.on('message', respondFrom);
    started.on('error', () => fail('The report thread failed.'));
    started.on('exit', () => fail('The report thread ended.'));
    return started;
  }

  async function build(request: ReportRequest): Promise<Uint8Array> {
    const { promise, resolve } = Promise.withResolvers<ReportResponse>();
    respond = resolve;
    worker ??= start();
    worker.postMessage(request);
    const timer = setTimeout(() => {
      resolve({ error: `The report was not built in ${timeoutMs} ms.` });
      void worker?.terminate();
      worker = null;
    }, timeoutMs);
    const response = await promise;
    clearTimeout(timer);
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
