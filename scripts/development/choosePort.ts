import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

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
