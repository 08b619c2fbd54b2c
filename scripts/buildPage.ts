import { cp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Parcel } from '@parcel/core';
import { build as bundle } from 'esbuild';
import { pageBundler } from './pageBundler.ts';
import { writePages } from './writePages.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const prerenderModule = join(root, '.build/prerender/prerender.js');

/** Bundles and prerenders the page into a folder; `isOffline` includes the mocks. */
export async function buildPage(folder: string, { isOffline = false } = {}): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const options = pageBundler('production', folder, { isOffline });
  await Promise.all([new Parcel(options).run(), bundlePrerender()]);
  await rm(options.cacheDir, { recursive: true, force: true });
  await bundleEmbedScript(folder);
  // Files that browsers and crawlers request by fixed names.
  await cp(join(root, 'src/public'), folder, { recursive: true });
  const { prerender } = await import(`${prerenderModule}?${Date.now()}`);
  await writePages(folder, await prerender(), isOffline ? './' : '/');
}

/**
 * Bundles the script for host pages under a fixed name, which they reference (docs/embedding.md).
 */
async function bundleEmbedScript(folder: string): Promise<void> {
  await bundle({
    entryPoints: [join(root, 'src/embed/embed.ts')],
    outfile: join(folder, 'embed.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    logLevel: 'warning',
  });
}

/** Bundles the components for Node, which prerenders them. */
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
