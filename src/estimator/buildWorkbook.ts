import { wrap } from 'comlink';
import type { Question } from '../../worker/estimate/answer.ts';
import type { WorkbookApi } from '../../worker/workbookApi.ts';

/** The pricing model of these inputs as an Excel workbook, by a worker that lives as long as it takes. */
export async function buildWorkbook(question: Question): Promise<Uint8Array> {
  const worker = new Worker(new URL('../../worker/workbookWorker.ts', import.meta.url), {
    type: 'module',
  });
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', reject);
  });
  try {
    return await Promise.race([wrap<WorkbookApi>(worker).workbook(question), failed]);
  } finally {
    worker.terminate();
  }
}
