import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Finds the Chromium that benchmarks measure: `CHROMIUM_PATH`, one on the PATH, else Playwright's
 * own.
 *
 * @returns its path, or null where there is none
 * @throws Error when `CHROMIUM_PATH` names no file
 */
export function findChromium(environment = process.env) {
  return named(environment) ?? onPath(names, environment) ?? playwrightChromium();
}

/**
 * Finds the Chromium that tests drive: its headless shell, which has no window to draw, where it is
 * on the PATH, else what `findChromium` finds. `CHROMIUM_PATH` comes first.
 *
 * @returns its path, or null where there is none
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
  throw new Error(`CHROMIUM_PATH names ${path}, and there is no such file.`);
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
