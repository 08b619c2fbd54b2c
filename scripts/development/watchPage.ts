import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Parcel } from '@parcel/core';
import { copyMockWorker, pageBundler } from '../bundler.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

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
