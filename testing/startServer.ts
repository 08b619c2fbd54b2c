import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A server of one's own: the real one, in a process of its own, on a free port of the loopback. */
export interface RunningServer {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** End it as an operator does, and wait for its end. */
  stop(): Promise<void>;
  /** End it as a power failure does. */
  kill(): Promise<void>;
}

interface StartOptions {
  dataDir?: string;
  environment?: Record<string, string>;
}

/** Start `server/main.ts` and resolve once it listens; rejects with what it printed if it ends before. */
export async function startServer({
  dataDir,
  environment = {},
}: StartOptions = {}): Promise<RunningServer> {
  const ownDataDir = dataDir ?? mkdtempSync(join(tmpdir(), 'roi-calculator-'));
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: ownDataDir,
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.stderr.on('data', (bytes) => printed.push(String(bytes)));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      printed.push(`${line}\n`);
      const address = /^Listening on (http:\/\/\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) =>
      reject(new Error(`The server ended with ${code} before it listened:\n${printed.join('')}`)),
    );
    child.once('error', reject);
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  return {
    url,
    dataDir: ownDataDir,
    process: child,
    stop: async () => {
      await end('SIGTERM');
      if (!dataDir) rmSync(ownDataDir, { recursive: true, force: true });
    },
    kill: () => end('SIGKILL'),
  };
}
