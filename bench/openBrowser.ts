import { type Browser, chromium } from 'playwright';
import { findChromium } from '../scripts/chromium.mjs';

/** Starts the Chromium for benchmarks; rejects if there is none. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found: `npm test` installs one.');
  return await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}
