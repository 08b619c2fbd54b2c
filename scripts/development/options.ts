import { type AddressInfo, createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { parseFailureModes, type TargetName } from '../../mocks/failureModes/failureModes.ts';

interface DevelopmentOptions {
  /** Null is the first free port from 3000 on. */
  port: number | null;
  /** Where it listens: on this machine alone, unless another address is given. */
  host: string;
  /** The failure modes that the mocks play first, as links carry them. */
  failureModes: string;
}

/**
 * Reads the options of `npm run dev`, `npm run dev:offline` and `npm run gallery`.
 *
 * @param targets - The endpoints and trackers that may fail.
 * @throws Error names what is not valid and what was expected.
 */
export function developmentOptions(
  args: readonly string[],
  environment: { PORT?: string | undefined },
  targets: readonly TargetName[],
): DevelopmentOptions {
  const {
    port = environment.PORT,
    host = '127.0.0.1',
    mock: failureModes = '',
  } = parseArgs({
    args: [...args],
    options: { port: { type: 'string' }, host: { type: 'string' }, mock: { type: 'string' } },
  }).values;
  const { mistakes } = parseFailureModes(failureModes, targets);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return { port: port === undefined ? null : parsePort(port), host, failureModes };
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port > 0 && port < 65_536) return port;
  throw new Error(`"${text}" is not a port; expected a number from 1 to 65535`);
}

/** The port of development, when it is free. */
const firstPort = 3000;
const tries = 100;

/**
 * Chooses the port of the page.
 *
 * @param wanted - Must be free; null takes the first free port from 3000 on.
 * @throws Error when there is none.
 */
export async function choosePort(wanted: number | null): Promise<number> {
  if (wanted !== null) {
    if ((await tryPort(wanted)) !== null) return wanted;
    throw new Error(`Port ${wanted} is in use; choose another with --port or PORT.`);
  }
  for (let port = firstPort; port < firstPort + tries; port += 1) {
    if ((await tryPort(port)) !== null) return port;
  }
  throw new Error(`No port from ${firstPort} to ${firstPort + tries - 1} is free.`);
}

/** Chooses any free port, for a server that no person opens. */
export async function chooseAnyPort(): Promise<number> {
  const port = await tryPort(0);
  if (port === null) throw new Error('No port of this machine is free.');
  return port;
}

/** Resolves to the port when it is free, on every address of this machine; else to null. */
function tryPort(port: number): Promise<number | null> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(null));
    server.listen(port, () => {
      const { port: listening } = server.address() as AddressInfo;
      server.close(() => resolve(listening));
    });
  });
}
