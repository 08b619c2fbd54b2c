import type { WorkbookApi } from '../../worker/workbookApi.ts';
import { createWorkerClient } from './createWorkerClient.ts';

/** The worker that writes the Excel workbook. It is rarely used, so it ends after each call. */
export const workbookWorker = createWorkerClient<WorkbookApi>(
  () => new Worker(new URL('../../worker/workbookWorker.ts', import.meta.url), { type: 'module' }),
  { idleMs: 0 },
);
