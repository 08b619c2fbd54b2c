import { watchPage } from './bundler.ts';
import { choosePort, developmentOptions } from './development/options.ts';
import { runCommand } from './runCommand.ts';

const usage = `Usage: npm run gallery -- [--port PORT] [--host HOST]
Every control and result block in every state, with hot reload. PORT is 3000, or the next free port.
It listens on this machine alone; with --host 0.0.0.0, on the network.`;

async function main(args: string[]): Promise<number | null> {
  const options = developmentOptions(args, process.env, []);
  const port = await choosePort(options.port);
  await watchPage({
    name: `gallery-${port}`,
    port,
    host: options.host,
    isOffline: true,
    entry: 'gallery/index.html',
  });
  console.log(`The gallery is at http://localhost:${port}`);
  return 0;
}

await runCommand(usage, main);
