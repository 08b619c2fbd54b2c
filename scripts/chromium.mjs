import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The path of the Chromium that browser tests drive: `CHROMIUM_PATH`, one on the PATH, else Playwright's own; null where there is none. */
export function findChromium(environment = process.env) {
  if (environment.CHROMIUM_PATH) {
    if (existsSync(environment.CHROMIUM_PATH)) return environment.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names ${environment.CHROMIUM_PATH}, and there is no such file.`);
  }
  for (const folder of (environment.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name);
      if (folder && existsSync(path)) return path;
    }
  }
  return playwrightChromium();
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
