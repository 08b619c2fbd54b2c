import type { WorkbookApi } from '../../worker/workbookApi.ts';
import { createWorkerClient } from './createWorkerClient.ts';

/** Writes the Excel workbook; few visitors ask for it, so the worker ends with its work. */
export const workbookWorker = createWorkerClient<WorkbookApi>(
  () => new Worker(new URL('../../worker/workbookWorker.ts', import.meta.url), { type: 'module' }),
  { idleMs: 0 },
);
