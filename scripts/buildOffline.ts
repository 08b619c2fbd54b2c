/** `npm run build:offline`: builds the page with its mocks, and the gallery, into dist-offline/. */
import './help.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Parcel } from '@parcel/core';
import { buildPage } from './buildPage.ts';
import { copyMockWorker, pageBundler } from './bundler.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const builtGallery = join(root, '.build/gallery');

/**
 * Hosts of static files know no routes: the folder of that name leads to the page, with what the
 * address asks for. Not every host adds the slash to the name of a folder.
 */
const toThePage =
  "<!doctype html><meta charset=utf-8><title>Integration ROI calculator</title><script>location.replace(location.pathname.replace(/roi-calculator(\\/.*)?$/, '') + location.search + location.hash)</script>\n";

/**
 * Builds the page with its mocks, and unless `isPageAlone` the gallery of components, into
 * `dist-offline/`, which any static host can serve from any folder.
 */
export async function buildOffline({ isPageAlone = false } = {}): Promise<string> {
  const finished = join(root, 'dist-offline');
  const next = join(root, '.build/offline');
  await Promise.all([buildPage(next, { isOffline: true }), !isPageAlone && startGalleryBuild()]);
  if (!isPageAlone) await rename(builtGallery, join(next, 'gallery'));
  await copyMockWorker(next);
  await mkdir(join(next, 'roi-calculator'));
  await writeFile(join(next, 'roi-calculator/index.html'), toThePage);
  await rm(finished, { recursive: true, force: true });
  await rename(next, finished);
  return finished;
}

/**
 * Builds the gallery of components in a process of its own: Parcel loads its plugins once in a
 * process, and a second build would not find them.
 */
async function startGalleryBuild(): Promise<void> {
  const build = spawn(process.execPath, [import.meta.filename, 'gallery'], { stdio: 'inherit' });
  const [exitCode] = await once(build, 'exit');
  if (exitCode !== 0) throw new Error('The gallery could not be built.');
}

async function buildGallery(folder = builtGallery, language = ''): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const cacheDir = join(root, '.build/cache/gallery');
  const entry = 'gallery/index.html';
  await new Parcel({
    ...pageBundler('production', folder, { isOffline: true, entry, language }),
    cacheDir,
  }).run();
  await rm(cacheDir, { recursive: true, force: true });
}

if (import.meta.main) {
  const [part, ...rest] = process.argv.slice(2);
  if (part === 'gallery') {
    await buildGallery(...rest);
  } else {
    console.log('Building the page with its mocks…');
    const folder = await buildOffline({ isPageAlone: part === 'page' });
    console.log(`${folder} is ready for any static host.`);
  }
}
