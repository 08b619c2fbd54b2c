import { parseArgs } from 'node:util';
import { runCommand } from './runCommand.ts';

const usage = `Usage: npm run -s mock -- COMMAND [--port PORT]
  play FAILURE_MODES   plays them from now on, such as sendRoiReport:503x2; '' plays none
  playing              prints what is played
These control the mocks between the page and the server of a running \`npm run dev\`, on port 3000.`;

/** `npm run mock`: controls the failure modes of a running `npm run dev`. */
async function main(args: string[]): Promise<number | null> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { port: { type: 'string', default: process.env.PORT ?? '3000' } },
  });
  const [command, failureModes, ...rest] = positionals;
  if (rest.length > 0) return null;
  if (command === 'playing' && failureModes === undefined) {
    console.log(await askDevelopmentServer(values.port, 'GET'));
    return 0;
  }
  if (command === 'play' && failureModes !== undefined) {
    const playing = await askDevelopmentServer(values.port, 'PUT', failureModes);
    console.log(`Playing: ${playing || 'nothing'}`);
    return 0;
  }
  return null;
}

async function askDevelopmentServer(port: string, method: string, body?: string): Promise<string> {
  const url = `http://localhost:${port}/__mocks/playing`;
  const response = await fetch(url, { method, ...(body !== undefined && { body }) }).catch(
    (cause) => {
      throw new Error(`No \`npm run dev\` listens on port ${port}.`, { cause });
    },
  );
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

await runCommand(usage, main);
