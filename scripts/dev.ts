import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpointNames } from '../mocks/failureModes/failureModes.ts';
import { watchPage } from './bundler.ts';
import { createDevelopmentServer } from './development/createDevelopmentServer.ts';
import { chooseAnyPort, choosePort, developmentOptions } from './development/options.ts';
import { runCommand } from './runCommand.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const usage = `Usage: npm run dev -- [--port PORT] [--host HOST] [--mock FAILURE_MODES]
The page with hot reload on the real server. PORT is 3000, or the next free port. It
listens on this machine alone; with --host 0.0.0.0, on the network.
FAILURE_MODES, such as sendRoiReport:503x2, apply between both; see docs/working-offline.md.`;

/**
 * Serves the page with hot reload and starts the real server, which restarts when its code changes.
 */
async function main(args: string[]): Promise<number | null> {
  const options = developmentOptions(args, process.env, endpointNames);
  const port = await choosePort(options.port);
  const [apiPort, pagePort] = [await chooseAnyPort(), await chooseAnyPort()];
  const front = createDevelopmentServer({
    api: new URL(`http://127.0.0.1:${apiPort}`),
    page: new URL(`http://127.0.0.1:${pagePort}`),
    failureModes: options.failureModes,
  });
  front.listen(port, options.host);
  await once(front, 'listening');

  const server = spawn(process.execPath, ['--watch', join(root, 'server/main.ts')], {
    env: {
      ...process.env,
      PORT: String(apiPort),
      HOST: '127.0.0.1',
      STOP_DELAY_MS: '0',
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.on('exit', () => server.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

  await watchPage({ name: String(port), port: pagePort, host: '127.0.0.1' });
  console.log(`The calculator is at http://localhost:${port}`);
  return 0;
}

await runCommand(usage, main);
