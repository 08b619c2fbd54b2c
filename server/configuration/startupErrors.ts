import { spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { StoreTooNew } from '../store/migrations.ts';
import { type Environment, EnvironmentError } from './environment.ts';

/** Errors of `listen` that another port would avoid. */
const portErrors: Record<string, string> = {
  EADDRINUSE: 'a port that is free',
  EACCES: 'a port that this user may listen on',
};

const answerMs = 10_000;

/**
 * Whether a folder answers in time, as one on a lost network drive does not. Another process asks,
 * because a call that hangs would keep this one from ending.
 *
 * @param ask - A command that uses the folder; its result does not matter.
 */
export async function doesAnswer(
  folder: string,
  {
    ask = ['ls', '-d'],
    timeoutMs = answerMs,
  }: { ask?: readonly string[]; timeoutMs?: number } = {},
): Promise<boolean> {
  const [command = '', ...options] = ask;
  const child = spawn(command, [...options, folder], { stdio: 'ignore' });
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => {
    child.kill('SIGKILL');
    child.unref();
    resolve(false);
  }, timeoutMs);
  child.once('exit', () => resolve(true)).once('error', () => resolve(true));
  const hasAnswered = await promise;
  clearTimeout(timer);
  return hasAnswered;
}

/**
 * Ends the start with what is wrong with `DATA_DIR` if it does not answer or cannot be written,
 * unless nothing is kept in it.
 */
export async function requireDataDir({
  DATA_DIR,
  DATABASE_URL,
  COOKIE_SECRET,
  SENDGRID_API_KEY,
}: Environment): Promise<void> {
  if (DATABASE_URL && COOKIE_SECRET && SENDGRID_API_KEY) return;
  if (!(await doesAnswer(DATA_DIR))) {
    throw new EnvironmentError([
      `DATA_DIR: expected a folder that answers within ${answerMs / 1000} s`,
    ]);
  }
  try {
    mkdirSync(DATA_DIR, { recursive: true });
    accessSync(DATA_DIR, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = codeOf(error);
    throw new EnvironmentError([`DATA_DIR: expected a folder that can be written (${code})`]);
  }
}

/**
 * Ends the start of a server that cannot listen with the variable that is wrong.
 *
 * @param prefix - Of the names of the variables.
 */
export function throwListenError(
  error: unknown,
  environment: Environment,
  prefix: '' | 'METRICS_' = '',
): never {
  const { [`${prefix}PORT` as const]: port, [`${prefix}HOST` as const]: host } = environment;
  const code = codeOf(error);
  const expected = portErrors[code];
  throw new EnvironmentError([
    expected
      ? `${prefix}PORT: expected ${expected}, got ${port} (${code})`
      : `${prefix}HOST: expected an address of this machine, got ${host ?? 'none'} (${code})`,
  ]);
}

/**
 * Ends the start of a server whose store cannot be opened. The database's own words are left out,
 * because they can quote the password.
 */
export function throwStoreError(error: unknown, { DATABASE_URL }: Environment): never {
  if (error instanceof StoreTooNew) {
    throw new EnvironmentError([`${DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR'}: ${error.message}`]);
  }
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
