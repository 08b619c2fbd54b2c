import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtGallery } from './buildGallery.ts';
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
 * Builds the page with its mocks, and the gallery of components, into `dist-offline/`, which any
 * static host can serve from any folder.
 */
export async function buildOffline(): Promise<string> {
  const finished = join(root, 'dist-offline');
  const next = join(root, '.build/offline');
  await Promise.all([buildPage(next, { isOffline: true }), buildGallery()]);
  await rename(builtGallery, join(next, 'gallery'));
  await copyMockWorker(next);
  await mkdir(join(next, 'roi-calculator'));
  await writeFile(join(next, 'roi-calculator/index.html'), toThePage);
  await rm(finished, { recursive: true, force: true });
  await rename(next, finished);
  return finished;
}

/** Builds the gallery of components in a process of its own. */
async function buildGallery(): Promise<void> {
  const script = join(root, 'scripts/buildGallery.ts');
  const [exitCode] = await once(spawn(process.execPath, [script], { stdio: 'inherit' }), 'exit');
  if (exitCode !== 0) throw new Error('The gallery could not be built.');
}

if (import.meta.main) {
  console.log('Building the page with its mocks…');
  console.log(`${await buildOffline()} is ready for any static host.`);
}
