import { accessSync, constants, mkdirSync } from 'node:fs';
import { type Environment, EnvironmentError } from './environment.ts';

/** Errors of `listen` that another port would avoid. */
const portErrors: Record<string, string> = {
  EADDRINUSE: 'a port that is free',
  EACCES: 'a port that this user may listen on',
};

/**
 * Ends the start with what is wrong with `DATA_DIR` if it cannot be written, unless nothing is kept
 * in it.
 */
export function requireDataDir({
  DATA_DIR,
  DATABASE_URL,
  COOKIE_SECRET,
  SENDGRID_API_KEY,
}: Environment): void {
  if (DATABASE_URL && COOKIE_SECRET && SENDGRID_API_KEY) return;
  try {
    mkdirSync(DATA_DIR, { recursive: true });
    accessSync(DATA_DIR, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = codeOf(error);
    throw new EnvironmentError([`DATA_DIR: expected a folder that can be written (${code})`]);
  }
}

/** Ends the start of a server that cannot listen with the variable that is wrong. */
export function throwListenError(error: unknown, { PORT, HOST }: Environment): never {
  const code = codeOf(error);
  const expected = portErrors[code];
  throw new EnvironmentError([
    expected
      ? `PORT: expected ${expected}, got ${PORT} (${code})`
      : `HOST: expected an address of this machine, got ${HOST ?? 'none'} (${code})`,
  ]);
}

/**
 * Ends the start of a server whose store cannot be opened. The database's own words are left out,
 * because they can quote the password.
 */
export function throwStoreError(error: unknown, { DATABASE_URL }: Environment): never {
  throw new EnvironmentError([
    DATABASE_URL
      ? `DATABASE_URL: expected a database that answers (${codeOf(error)})`
      : `DATA_DIR: expected a folder whose leads.sqlite can be opened (${codeOf(error)})`,
  ]);
}

/** The code of the error or of its causes, such as ECONNREFUSED or a SQLSTATE. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error.cause ? codeOf(error.cause) : error.name;
}
