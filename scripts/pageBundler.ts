import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InitialParcelOptions } from '@parcel/types';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Where module workers, popovers and container queries all work. */
const supportedBrowsers = ['chrome >= 114', 'edge >= 114', 'firefox >= 125', 'safari >= 17'];

/**
 * How Parcel bundles the page, for production or for development; `isOffline` takes the mocks
 * along.
 */
export function pageBundler(
  mode: 'production' | 'development',
  distDir: string,
  { isOffline = false } = {},
) {
  const isProduction = mode === 'production';
  return {
    // In production `writePages` writes the HTML.
    entries: join(root, isProduction ? 'src/main.tsx' : 'src/index.html'),
    defaultConfig: '@parcel/config-default',
    config: join(root, '.parcelrc'),
    mode,
    env: { NODE_ENV: mode, ...(isOffline && { OFFLINE: 'true' }) },
    // Parcel 2.16 sometimes ends with "bundleInfoMap[bundleId] is not iterable" when it finds an
    // older cache.
    shouldDisableCache: isProduction,
    // A build keeps there what it works on, and `buildPage` removes it.
    cacheDir: join(
      root,
      isProduction ? '.build/cache' : '.parcel-cache',
      isOffline ? 'offline' : 'online',
    ),
    shouldAutoInstall: false,
    logLevel: 'warn',
    defaultTargetOptions: {
      // Parcel's development server writes here, whatever its target says.
      distDir,
      shouldOptimize: isProduction,
      shouldScopeHoist: isProduction,
      sourceMaps: !isProduction,
    },
    // Named in full, because package.json's engines would have Parcel build for Node.
    targets: {
      page: {
        distDir,
        // A static host may serve the offline build from any folder of its own.
        publicUrl: isOffline && isProduction ? './' : '/',
        context: 'browser',
        outputFormat: isProduction ? 'esmodule' : 'global',
        engines: { browsers: supportedBrowsers },
        includeNodeModules: true,
      },
    },
  } satisfies InitialParcelOptions;
}
