import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { ContenderKind, Usage, UsageRequest } from './contender.ts';
import type { LoadOutcome, LoadSettings } from './load.ts';

const contender = fileURLToPath(new URL('./contender.ts', import.meta.url));
const generator = fileURLToPath(new URL('./load.ts', import.meta.url));

/** A compared server in its own process. */
export interface Contender {
  port: number;
  child: ChildProcess;
}

/** Starts a server. It writes its log, which is discarded. */
export async function startContender(kind: ContenderKind, folder: string): Promise<Contender> {
  const child = spawn(process.execPath, ['--expose-gc', contender, kind, folder], {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  if (!child.stdout) throw new Error('Expected the server to print its port.');
  const [line] = await once(child.stdout, 'data');
  return { child, port: Number(String(line)) };
}

/**
 * Asks a contender for the processor time and memory that it has used so far.
 *
 * @param options - `isCollected`: it collects its garbage before.
 */
export async function usageOf({ child }: Contender, { isCollected = false } = {}): Promise<Usage> {
  const response = once(child, 'message');
  child.send({ isCollected } satisfies UsageRequest);
  const [usage] = await response;
  return usage;
}

/** Runs the load generator against a contender. */
export async function load(settings: LoadSettings): Promise<LoadOutcome> {
  const child = spawn(process.execPath, [generator, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error('The load generator failed.');
  return JSON.parse(printed);
}
