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

  function start(): Worker {
    const started = new Worker(thread);
    started.unref();
    const forget = () => {
      if (worker === started) worker = null;
    };
    // An error is always followed by the end.
    return started.on('error', forget).on('exit', forget);
  }

  async function build(request: ReportRequest): Promise<Uint8Array> {
    const { promise, resolve } = Promise.withResolvers<ReportResponse>();
    worker ??= start();
    const builder = worker;
    const timer = setTimeout(() => {
      resolve({ error: `The report was not built in ${timeoutMs} ms.` });
      void builder.terminate();
      worker = null;
    }, timeoutMs);
    const fail = () => resolve({ error: 'The report thread failed.' });
    const end = () => resolve({ error: 'The report thread ended.' });
    builder.once('message', resolve).once('error', fail).once('exit', end).postMessage(request);
    const response = await promise;
    clearTimeout(timer);
    builder.off('message', resolve).off('error', fail).off('exit', end);
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
