import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The service worker through which the mocks answer; it comes with their library, at the version in
 * use.
 */
export async function copyMockWorker(folder: string): Promise<void> {
  const worker = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'));
  await mkdir(folder, { recursive: true });
  await copyFile(worker, join(folder, 'mockServiceWorker.js'));
}
