import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The Firefox on the PATH, if there is one. */
export const firefox = (process.env.PATH ?? '')
  .split(delimiter)
  .flatMap((folder) => ['firefox-esr', 'firefox'].map((name) => join(folder, name)))
  .find((path) => existsSync(path));
