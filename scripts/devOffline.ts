import { targetNames } from '../mocks/failureModes/failureModes.ts';
import { addressWith } from '../mocks/failureModes/player.ts';
import { watchPage } from './bundler.ts';
import { choosePort, developmentOptions } from './development/options.ts';
import { runCommand } from './runCommand.ts';

const usage = `Usage: npm run dev:offline -- [--port PORT] [--host HOST] [--mock FAILURE_MODES]
The page with hot reload and its mocks. PORT is 3000, or the next free port. It listens on
this machine alone; with --host 0.0.0.0, on the network.
FAILURE_MODES, such as sendRoiReport:503x2, are in the printed link; see docs/working-offline.md.`;

/**
 * Serves the page with hot reload and its mocks. There is no server, and no data leaves the
 * machine.
 */
async function main(args: string[]): Promise<number | null> {
  const options = developmentOptions(args, process.env, targetNames);
  const port = await choosePort(options.port);
  await watchPage({ name: String(port), port, host: options.host, isOffline: true });
  const address = addressWith(`http://localhost:${port}`, options.failureModes);
  console.log(`The calculator, offline, is at ${address}`);
  return 0;
}

await runCommand(usage, main);
