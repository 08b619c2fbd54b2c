import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Firefox, if it is on the PATH. */
export const firefox = findCommand('firefox-esr', 'firefox');

/** The WebDriver of WebKitGTK, if it is on the PATH. */
export const webKitDriver = findCommand('WebKitWebDriver');

/** The X server for browsers without a headless mode, if it is on the PATH. */
export const xvfb = findCommand('Xvfb');

function findCommand(...names: string[]): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}
