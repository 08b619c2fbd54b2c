import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Finds the Chromium for benchmarks: `CHROMIUM_PATH`, else one on the PATH, else Playwright's.
 *
 * @returns its path, or null if there is none
 * @throws Error when `CHROMIUM_PATH` names no file
 */
export function findChromium(environment = process.env) {
  return named(environment) ?? onPath(names, environment) ?? playwrightChromium();
}

/**
 * Finds the Chromium for tests: `CHROMIUM_PATH`, else the headless shell on the PATH, which draws
 * no window, else the one that `findChromium` finds.
 *
 * @returns its path, or null if there is none
 * @throws Error when `CHROMIUM_PATH` names no file
 */
export function findHeadlessChromium(environment = process.env) {
  return (
    named(environment) ??
    onPath(['chromium-headless-shell'], environment) ??
    findChromium(environment)
  );
}

function named({ CHROMIUM_PATH: path }) {
  if (!path) return null;
  if (existsSync(path)) return path;
  throw new Error(`CHROMIUM_PATH names ${path}, which does not exist.`);
}

function onPath(candidates, environment) {
  for (const folder of (environment.PATH ?? '').split(delimiter)) {
    for (const name of candidates) {
      const path = join(folder, name);
      if (folder && existsSync(path)) return path;
    }
  }
  return null;
}

function playwrightChromium() {
  try {
    const path = execFileSync(
      process.execPath,
      ['-p', "require('playwright').chromium.executablePath()"],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    ).trim();
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}
