import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Parcel } from '@parcel/core';
import { pageBundler } from './pageBundler.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Where the gallery is built, before `buildOffline` takes it. */
export const builtGallery = join(root, '.build/gallery');

/**
 * Builds the gallery of components. `buildOffline` runs it as a process of its own: Parcel loads
 * its plugins once in a process, and a second build would not find them.
 */
async function buildGallery(): Promise<void> {
  await rm(builtGallery, { recursive: true, force: true });
  const cacheDir = join(root, '.build/cache/gallery');
  const entry = 'gallery/index.html';
  await new Parcel({
    ...pageBundler('production', builtGallery, { isOffline: true, entry }),
    cacheDir,
  }).run();
  await rm(cacheDir, { recursive: true, force: true });
}

if (import.meta.main) await buildGallery();
