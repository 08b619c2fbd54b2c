import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of the Firefox on the PATH; undefined if there is none. */
export const firefox = (process.env.PATH ?? '')
  .split(delimiter)
  .flatMap((folder) => ['firefox-esr', 'firefox'].map((name) => join(folder, name)))
  .find((path) => existsSync(path));
