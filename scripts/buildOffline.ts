import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPage } from './buildPage.ts';
import { copyMockWorker } from './copyMockWorker.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Hosts of static files know no routes: the folder of that name leads to the page, with what the
 * address asks for.
 */
const toThePage =
  "<!doctype html><meta charset=utf-8><title>Integration ROI calculator</title><script>location.replace('../' + location.search + location.hash)</script>\n";

/**
 * Build the page with its mocks into `dist-offline/`, which any static host can serve from any
 * folder.
 */
export async function buildOffline(): Promise<string> {
  const finished = join(root, 'dist-offline');
  const next = join(root, '.build/offline');
  await buildPage(next, { isOffline: true });
  await copyMockWorker(next);
  await mkdir(join(next, 'roi-calculator'));
  await writeFile(join(next, 'roi-calculator/index.html'), toThePage);
  await rm(finished, { recursive: true, force: true });
  await rename(next, finished);
  return finished;
}

if (import.meta.main) {
  console.log('Building the page with its mocks…');
  console.log(`${await buildOffline()} is ready for any static host.`);
}
