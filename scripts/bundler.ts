import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Parcel } from '@parcel/core';
import type { InitialParcelOptions } from '@parcel/types';
import { supportedBrowsers } from '../contract/product.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Returns the options with which Parcel bundles the page for production or development; `isOffline`
 * includes the mocks, `entry` replaces the page by another, and `language` is the folder of a
 * catalogue, empty for English.
 */
export function pageBundler(
  mode: 'production' | 'development',
  distDir: string,
  {
    isOffline = false,
    entry,
    language = '',
  }: { isOffline?: boolean; entry?: string; language?: string } = {},
) {
  const isProduction = mode === 'production';
  // In production `writePages` writes the HTML.
  const pageEntry = isProduction ? 'src/main.tsx' : 'src/index.html';
  return {
    entries: join(root, entry ?? pageEntry),
    defaultConfig: '@parcel/config-default',
    config: join(root, isProduction ? '.parcelrc' : 'scripts/development/.parcelrc'),
    mode,
    env: { NODE_ENV: mode, LANGUAGE: language, ...(isOffline && { OFFLINE: 'true' }) },
    // Parcel 2.16 sometimes ends with "bundleInfoMap[bundleId] is not iterable" when it finds an
    // older cache.
    shouldDisableCache: isProduction,
    // A build stores intermediate files here, which `buildPage` removes.
    cacheDir: join(
      root,
      isProduction ? '.build/cache' : '.parcel-cache',
      isOffline ? 'offline' : `online${language}`,
    ),
    shouldAutoInstall: false,
    logLevel: 'warn',
    defaultTargetOptions: {
      // Parcel's development server writes here and ignores the folder of its target.
      distDir,
      shouldOptimize: isProduction,
      shouldScopeHoist: isProduction,
      sourceMaps: !isProduction,
    },
    // All options are stated, because with package.json's engines Parcel would build for Node.
    targets: {
      page: {
        distDir,
        // A static host may serve the offline build from any folder.
        publicUrl: isOffline && isProduction ? './' : `/${language && `${language}/`}`,
        context: 'browser',
        outputFormat: isProduction ? 'esmodule' : 'global',
        engines: {
          browsers: Object.entries(supportedBrowsers).map(([name, first]) => `${name} >= ${first}`),
        },
        includeNodeModules: true,
      },
    },
  } satisfies InitialParcelOptions;
}

/**
 * Copies the service worker of MSW, which responds for the mocks, from the installed version.
 */
export async function copyMockWorker(folder: string): Promise<void> {
  const worker = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'));
  await mkdir(folder, { recursive: true });
  await copyFile(worker, join(folder, 'mockServiceWorker.js'));
}

/**
 * Serves the page with hot reload. Resolves after the first build, failed or not.
 *
 * @param options.name - Names the folders of this bundler: two that share folders disturb each
 *   other.
 * @param options.isOffline - Includes the mocks.
 * @param options.entry - Replaces the page by another, such as `gallery/index.html`.
 */
export async function watchPage({
  name,
  port,
  host,
  isOffline = false,
  entry,
}: {
  name: string;
  port: number;
  host: string;
  isOffline?: boolean;
  entry?: string;
}): Promise<void> {
  const folder = join(root, isOffline ? '.build/dev-offline' : '.build/dev', name);
  if (isOffline) await copyMockWorker(folder);
  const bundler = pageBundler('development', folder, { isOffline, ...(entry && { entry }) });
  const { promise: isBuilt, resolve: setBuilt } = Promise.withResolvers<void>();
  await new Parcel({
    ...bundler,
    cacheDir: join(bundler.cacheDir, name),
    serveOptions: { port, host },
    hmrOptions: { port, host },
    additionalReporters: [{ packageName: '@parcel/reporter-cli', resolveFrom: root }],
  }).watch((error) => {
    if (error) console.error(error);
    setBuilt();
  });
  await isBuilt;
}
