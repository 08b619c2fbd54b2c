import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Parcel } from '@parcel/core';
import { pageBundler } from './pageBundler.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const port = Number(process.env.PORT ?? 3000);
/** The port to which `.proxyrc.json` forwards the page's requests. */
const apiPort = 3900;

/**
 * Serves the page with hot reload and starts the real server, which restarts when its code changes.
 */
const server = spawn(process.execPath, ['--watch', join(root, 'server/main.ts')], {
  env: {
    ...process.env,
    PORT: String(apiPort),
    STOP_DELAY_MS: '0',
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
  },
  stdio: ['ignore', 'inherit', 'inherit'],
});
process.on('exit', () => server.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

await new Parcel({
  ...pageBundler('development', join(root, '.build/dev')),
  serveOptions: { port },
  hmrOptions: { port },
  additionalReporters: [{ packageName: '@parcel/reporter-cli', resolveFrom: root }],
}).watch((error) => {
  if (error) console.error(error);
});
console.log(`The calculator is at http://localhost:${port}`);
