import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import PostalMime, { type Email } from 'postal-mime';
import { childEnvironment } from './childProcesses.ts';

const server = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** The server as operators start it, on the system's clock. */
export const production = server('../server/main.ts');
const atMoment = server('serverAtMoment.ts');
/** On a busy machine with two cores a server takes several seconds to start. */
const bootMs = 60_000;

/** The real server in its own process, so that a test can kill it. */
export interface ServerProcess {
  url: URL;
  pid: number;
  /** The log so far, one object per line. */
  log(): Record<string, unknown>[];
  /** Kills the process, so that no handler runs. */
  crash(): Promise<void>;
  /** Sends a signal, as an orchestrator does, and resolves to the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the server on a free port of 127.0.0.1, at the moment of the test.
 *
 * @param options - `offsetMs`: how far its clock is ahead of the system's; `program`: what to run;
 *   `command`: what to run instead, without Node; `uid`: as which user, if not as that of the test.
 * @throws Error with the output of the server if it does not listen within a minute
 */
export async function startServerProcess(
  environment: Record<string, string>,
  {
    offsetMs,
    program = atMoment,
    command,
    uid,
  }: { offsetMs?: number; program?: string; command?: string; uid?: number | undefined } = {},
): Promise<ServerProcess> {
  const child = spawn(command ?? process.execPath, command ? [] : [program], {
    uid,
    env: {
      ...childEnvironment(offsetMs),
      HOST: '127.0.0.1',
      PORT: '0',
      STOP_DELAY_MS: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  let logged = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    logged += text;
  });
  const url = await bootAddress(child, () => logged);
  return {
    url,
    pid: child.pid ?? 0,
    log: () =>
      logged
        .split('\n')
        // The text after the last newline is an incomplete line.
        .slice(0, -1)
        .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : [])),
    async crash() {
      child.kill('SIGKILL');
      await exited;
    },
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return exited;
    },
  };
}

function bootAddress(child: ChildProcess, logged: () => string): Promise<URL> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const fail = (reason: string) => reject(new Error(`${reason}\n${printed}${logged()}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail(`The server did not listen within ${bootMs} ms.`);
    }, bootMs);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`The server ended with code ${code} before it listened.`);
    });
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const address = /^Listening on (\S+)$/m.exec(printed)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(new URL(address));
    });
  });
}

/**
 * Reads the mails to an address that a server without a mail key has written to its `DATA_DIR`.
 */
export async function recordedMailsTo(address: string, dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'mail');
  const files = existsSync(folder) ? await readdir(folder) : [];
  const mails = await Promise.all(
    files
      // A mail that is still being written has another extension.
      .filter((file) => file.endsWith('.eml'))
      .map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  );
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
}
