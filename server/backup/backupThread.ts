import { parentPort } from 'node:worker_threads';
import { backupSqlite } from '../store/tools.ts';
import type { ThreadResponse } from '../threads/createThread.ts';

/** The store to copy, and the file to copy it to. */
export interface BackupRequest {
  file: string;
  target: string;
}

// Copying and checking a store would keep the server's own thread from requests.
parentPort?.on('message', async ({ file, target }: BackupRequest) => {
  let response: ThreadResponse<{ pages: number }>;
  try {
    response = { answer: await backupSqlite(file, target) };
  } catch (error) {
    response = { error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(response);
});
