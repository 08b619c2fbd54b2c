import { estimateFileTexts } from '../../contract/words/estimateFile.ts';
import type { ReadFile } from '../../worker/reading/readEstimateFile.ts';
import { createFileReader } from '../workers/workers.ts';

/** How long a file may take; the largest of the calculator takes less than one. */
const maxSeconds = 5;

/**
 * Reads an estimate file in a worker of its own, which ends with the answer or when the time is up.
 * The time counts from when the worker's script has come, because a connection may be slow.
 */
export async function readInWorker(
  bytes: Uint8Array,
  reader = createFileReader(),
): Promise<ReadFile> {
  const limit = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await reader.call(
      async (worker) => {
        await worker.isLoaded();
        timer = setTimeout(() => limit.abort(), 1000 * maxSeconds);
        return worker.readEstimateFile(bytes);
      },
      { signal: limit.signal },
    );
  } catch (error) {
    if (limit.signal.aborted) return { problem: estimateFileTexts.tooSlow(maxSeconds) };
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
