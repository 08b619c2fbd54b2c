import { type Estimator, EstimatorBusy } from '../../backend/ports.ts';
import type { OpenEstimate } from '../../contract/openEstimate.ts';
import { siteOf } from '../../contract/rateLimits.ts';
import { createFairQueue, QueueFull } from '../http/fairQueue.ts';
import { createThread } from '../threads/createThread.ts';
import type { EstimateRequest } from './estimateThread.ts';

const file = new URL('./estimateThread.ts', import.meta.url);

/**
 * Estimates at once. A site has the second thread only while no other needs it, and its estimates
 * wait for 15 s at most; the limit of a site in ten minutes takes about that long.
 */
const defaultQueue = { running: 2, runningPerKey: 2, waitingPerKey: 1200, waitMs: 15_000 };

/**
 * Creates an estimator with threads of its own: an estimate takes milliseconds, and the server's
 * own thread saves leads meanwhile.
 */
export function createEstimator(
  publicUrl: URL,
  queue = defaultQueue,
): { estimate: Estimator; close(): Promise<void> } {
  const enqueue = createFairQueue(queue);
  const threads = Array.from({ length: queue.running }, () =>
    createThread<EstimateRequest, OpenEstimate>(file),
  );
  const idle = [...threads];

  async function run(request: EstimateRequest): Promise<OpenEstimate> {
    const thread = idle.pop();
    if (!thread) throw new Error('Expected a thread for each estimate that runs.');
    try {
      return await thread.ask(request);
    } finally {
      idle.push(thread);
    }
  }

  return {
    async estimate(inputs, now, origin) {
      const request = { inputs, now, publicUrl: publicUrl.href };
      try {
        return await enqueue(siteOf(origin), () => run(request));
      } catch (error) {
        throw error instanceof QueueFull ? new EstimatorBusy() : error;
      }
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
