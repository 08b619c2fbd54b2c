import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Copies the service worker of MSW, which responds for the mocks, from the installed version.
 */
export async function copyMockWorker(folder: string): Promise<void> {
  const worker = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'));
  await mkdir(folder, { recursive: true });
  await copyFile(worker, join(folder, 'mockServiceWorker.js'));
}
