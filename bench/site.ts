import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { findChromium } from '../scripts/chromium.mjs';
import { startServerProcess } from '../testing/serverProcess.ts';

/** Starts the real server with its compression; `stop` deletes what it stored. */
export async function startSite() {
  const folder = mkdtempSync(join(tmpdir(), 'roi-bench-'));
  const server = await startServerProcess({ DATA_DIR: folder, LOG_LEVEL: 'error' });
  return {
    url: `${server.url.origin}/`,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Returns the path of the Chromium for benchmarks, and the arguments to start it. */
export function requireChromium() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found: `npm test` installs one.');
  return { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] };
}

export async function openBrowser(): Promise<Browser> {
  return await chromium.launch(requireChromium());
}
