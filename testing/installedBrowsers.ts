import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Firefox, if it is on the PATH. */
export const firefox = findCommand('firefox-esr', 'firefox');

/** The WebDriver of WebKitGTK, if it is on the PATH. */
export const webKitDriver = findCommand('WebKitWebDriver');

/** The X server for browsers without a headless mode, if it is on the PATH. */
export const xvfb = findCommand('Xvfb');

/**
 * Arguments of Chromium in tests. Root in a container has no user namespaces for the sandbox.
 * Background requests would leave the machine. V8's helper threads can make Chromium lose raster
 * tasks (decision 0616).
 */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--js-flags=--single-threaded',
];

function findCommand(...names: string[]): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}
