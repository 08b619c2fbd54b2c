import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Parcel } from '@parcel/core';
import { build as bundle } from 'esbuild';
import { finishPage } from './finishPage.ts';
import { pageBundler } from './pageBundler.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const prerenderModule = join(root, '.build/prerender/prerender.js');

/** The page in a folder of its own, bundled and prerendered. */
export async function buildPage(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const parcel = new Parcel(pageBundler('production', folder));
  await Promise.all([parcel.run(), bundlePrerender()]);
  const { prerender } = await import(`${prerenderModule}?${Date.now()}`);
  await finishPage(folder, prerender);
}

/** The same components for Node, so that the page can be painted before any script. */
async function bundlePrerender(): Promise<void> {
  await bundle({
    entryPoints: [join(root, 'src/prerender.tsx')],
    outfile: prerenderModule,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.svg': 'dataurl' },
    logLevel: 'warning',
  });
}
