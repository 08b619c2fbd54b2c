import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Parcel } from '@parcel/core';
import { copyMockWorker } from './copyMockWorker.ts';
import { pageBundler } from './pageBundler.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const port = Number(process.env.PORT ?? 3000);
const folder = join(root, '.build/dev-offline');

/**
 * Serves the page with hot reload and its mocks. There is no server, and no data leaves the
 * machine.
 */
await copyMockWorker(folder);
await new Parcel({
  ...pageBundler('development', folder, { isOffline: true }),
  serveOptions: { port },
  hmrOptions: { port },
  additionalReporters: [{ packageName: '@parcel/reporter-cli', resolveFrom: root }],
}).watch((error) => {
  if (error) console.error(error);
});
console.log(`The calculator, offline, is at http://localhost:${port}`);
