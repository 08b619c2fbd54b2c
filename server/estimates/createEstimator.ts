import type { ToolOutcome } from '../../backend/agents/callTool.ts';
import { type Estimator, EstimatorBusy } from '../../backend/ports.ts';
import type { ToolName } from '../../contract/agents/tools.ts';
import type { CompleteEstimate } from '../../contract/openEstimate.ts';
import { type RequestOrigin, siteOf } from '../../contract/requestLimits.ts';
import { createFairQueue, QueueFull } from '../http/fairQueue.ts';
import { createThread } from '../threads/createThread.ts';
import type { EstimateRequest } from './estimateThread.ts';

const file = new URL('./estimateThread.ts', import.meta.url);

/**
 * Estimates at once. A site has one of the threads, so another does not wait for it, and its
 * estimates wait for 15 s at most; the limit of a site in ten minutes takes about that long.
 */
export const defaultQueue = { running: 2, runningPerKey: 2, waitingPerKey: 1200, waitMs: 15_000 };

/**
 * Calls a tool of assistants.
 *
 * @param now - Epoch milliseconds.
 * @throws {EstimatorBusy} When too many estimates wait.
 */
export type ToolCaller = (
  name: ToolName,
  asked: unknown,
  now: number,
  origin: RequestOrigin,
) => Promise<ToolOutcome>;

/**
 * Creates an estimator with threads of its own: an estimate takes milliseconds, and the server's
 * own thread saves leads meanwhile.
 */
export function createEstimator(
  publicUrl: URL,
  queue = defaultQueue,
): { estimate: Estimator; callTool: ToolCaller; close(): Promise<void> } {
  const enqueue = createFairQueue(queue);
  const threads = Array.from({ length: queue.running }, () =>
    createThread<EstimateRequest, unknown>(file),
  );
  const idle = [...threads];

  async function run(request: EstimateRequest): Promise<unknown> {
    const thread = idle.pop();
    if (!thread) throw new Error('Expected a thread for each estimate that runs.');
    try {
      return await thread.ask(request);
    } finally {
      idle.push(thread);
    }
  }

  async function ask(request: EstimateRequest, origin: RequestOrigin): Promise<unknown> {
    try {
      return await enqueue(siteOf(origin), () => run(request));
    } catch (error) {
      throw error instanceof QueueFull ? new EstimatorBusy() : error;
    }
  }

  const { href } = publicUrl;
  return {
    estimate: async (inputs, now, origin) =>
      (await ask({ inputs, now, publicUrl: href }, origin)) as CompleteEstimate,
    callTool: async (tool, asked, now, origin) =>
      (await ask({ tool, asked, now, publicUrl: href }, origin)) as ToolOutcome,
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
