import { existsSync } from 'node:fs';
import { parseEnvironment } from '../server/configuration/environment.ts';
import { sqliteFile } from '../server/store/openStore.ts';

/**
 * Where the server keeps its leads, by the same variables that the server reads. Throws with every
 * problem of them.
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
 * The SQLite store under `dataDir`. Throws where there is none: a new, empty one would hide that
 * DATA_DIR names another folder.
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
