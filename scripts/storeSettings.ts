import { existsSync } from 'node:fs';
import { parseEnvironment } from '../server/configuration/environment.ts';
import { sqliteFile } from '../server/store/openStore.ts';

/**
 * Reads where the server stores its leads, from the same variables as the server.
 *
 * @throws Error with every problem of the variables
 */
export function storeSettings({ DATABASE_URL, DATA_DIR }: Record<string, string | undefined>) {
  const environment = parseEnvironment({ DATABASE_URL, DATA_DIR });
  return {
    dataDir: environment.DATA_DIR,
    databaseUrl: environment.DATABASE_URL,
    onConnectionLost: (error: Error) => console.error(error.message),
  };
}

/**
 * Returns the path of the SQLite store in `dataDir`.
 *
 * @throws Error if there is none, because a new, empty store would hide a wrong DATA_DIR
 */
export function existingSqliteFile(dataDir: string): string {
  const file = sqliteFile(dataDir);
  if (!existsSync(file)) {
    throw new Error(
      `Expected a SQLite store at ${file}; there is none. DATA_DIR names its folder.`,
    );
  }
  return file;
}
