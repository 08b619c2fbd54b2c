import { parseEnvironment } from '../server/environment.ts';

/** Where the server keeps its leads, by the same variables that the server reads. Throws with every problem of them. */
export function storeSettings({ DATABASE_URL, DATA_DIR }: Record<string, string | undefined>) {
  const environment = parseEnvironment({ DATABASE_URL, DATA_DIR });
  return {
    dataDir: environment.DATA_DIR,
    databaseUrl: environment.DATABASE_URL,
    onConnectionLost: (error: Error) => console.error(error.message),
  };
}
