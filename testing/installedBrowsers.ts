import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The Firefox on the PATH, if there is one. */
export const firefox = findCommand('firefox-esr', 'firefox');

/** What drives WebKitGTK, if it is on the PATH. */
export const webKitDriver = findCommand('WebKitWebDriver');

/** A display for browsers without a headless mode, if it is on the PATH. */
export const xvfb = findCommand('Xvfb');

function findCommand(...names: string[]): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}
